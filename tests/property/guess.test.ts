import { anyChoice, random } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import type { Known, Player, State } from '@spaceline/engine';
import {
  allows,
  apply,
  clone,
  conceal,
  decisions,
  guess,
  isRefusal,
  opponentOf,
  sentence,
  view,
} from '@spaceline/engine';
import { isAtRest, wrongWith } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { type Game, chooseNext, hex, newGame, playersOf, pool } from './games.ts';
import { disguise } from './look-alike.ts';
import { batches, patience } from './runs.ts';

/** What a player knows of a table is enough to make tables that look the same to them, and tells nothing more. */

const players = [0, 1] as const;

const handsOpen = (s: State): boolean =>
  s.speaking.some((id) => s.fixed.cards[id].rules.some((rule) => rule.rule === 'open hands'));

const askedOf = (s: State, player: Player) => decisions(s).filter((d) => d.player === player);

/** The other player may be playing something else altogether. */
const believed = (game: Game, player: Player, n: number) =>
  n % 2 === 0 ? game.setup.decks[opponentOf(player)] : starterDecks[n % starterDecks.length].deck;

const playOn = (s: State, dice: ReturnType<typeof random>, choices: number): void => {
  for (let n = 0; n < choices && s.result === undefined; n++) {
    const [decision] = decisions(s);
    const choice = anyChoice(decision, dice, (option, cards, stacks) => allows(s, option, cards, stacks));
    const done = apply(s, choice);
    if (isRefusal(done)) throw new Error(sentence(done));
  }
};

const hasNoSecret = (known: Known, s: State): void => {
  const shown = new Set([...known.view.cards.map(({ id }) => id), ...s.seen[known.seer]]);
  s.fixed.owner.forEach((owner, id) => {
    if (owner !== known.seer && !shown.has(id) && s.cards[id].zone !== 'inside mission')
      expect(known.cards[id], `card ${id}, ${s.cards[id].zone}`).toBeNull();
  });
};

const check = (game: Game, player: Player, again: string): void => {
  const s = game.state;
  const n = game.choices.length;
  const known = conceal(s, player);
  hasNoSecret(known, s);
  const belief = { pool, format: game.setup.format, deck: believed(game, player, n) };
  const guessed = guess(known, belief, hex(n));
  expect(view(guessed, player), again).toEqual(view(s, player));
  expect(askedOf(guessed, player), again).toEqual(askedOf(s, player));
  expect(wrongWith(guessed), again).toBeUndefined();
  playOn(clone(guessed), random(`${again} on`), 12);
};

const compare = (seed: number): void => {
  const game = newGame(seed);
  const bots = playersOf(seed);
  const dice = random(`${seed} disguise`);
  for (;;) {
    const next = chooseNext(game, bots);
    if (!next) return;
    const again = `Game ${seed}, choice ${game.choices.length}. Again: npm run fuzz -- --seed ${seed} --runs 1`;
    if (game.choices.length % 19 === 0) for (const player of players) check(game, player, again);
    if (game.choices.length % 38 === 0 && isAtRest(game.state) && !handsOpen(game.state))
      for (const player of players)
        expect(conceal(disguise(game.state, player, dice), player), again).toEqual(conceal(game.state, player));
    apply(game.state, next.choice);
    game.choices.push(next.choice);
  }
};

describe('a guess looks like the table it was made from', () => {
  test.each(batches(0.1))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(seed);
    },
    patience,
  );
});
