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
  option,
  sentence,
  view,
} from '@spaceline/engine';
import { namesCards } from '@spaceline/engine/arrange';
import { isAtRest, wrongWith } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { assistedGame, meddle } from './assisted.ts';
import { type Game, chooseNext, hex, newGame, playersOf } from './games.ts';
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

/** Numbers in frames that name no card that could lie hidden: places, players, counts, numbers in the pool. */
const plain: ReadonlySet<string> = new Set([
  'active',
  'aim',
  'announced',
  'asked',
  'at',
  'block',
  'by',
  'controller',
  'declined',
  'defender',
  'first',
  'gap',
  'half',
  'left',
  'limit',
  'loc',
  'lost',
  'max',
  'min',
  'most',
  'mourners',
  'next',
  'not',
  'number',
  'on',
  'owner',
  'passes',
  'player',
  'players',
  'ship',
  'spent',
  'stage',
  'step',
  'text',
  'times',
  'to',
  'trigger',
  'way',
  'ways',
  'whom',
  'whose',
  'you',
]);

const holdsNumber = (data: unknown): boolean =>
  typeof data === 'number' || (typeof data === 'object' && data !== null && Object.values(data).some(holdsNumber));

/** A number that nobody has sorted out may be a hidden card under a new word. */
const everyNumberIsSorted = (s: State): void => {
  for (const frame of s.frames)
    for (const [name, data] of Object.entries(frame))
      if (holdsNumber(data) && name !== 'correction')
        expect(namesCards.has(name) || plain.has(name), `${name} of a ${frame.kind}`).toBe(true);
};

const check = (game: Game, player: Player, again: string): void => {
  const s = game.state;
  const n = game.choices.length;
  const known = conceal(s, player);
  hasNoSecret(known, s);
  const belief = { pool: game.setup.pool, format: game.setup.format, deck: believed(game, player, n) };
  const guessed = guess(known, belief, hex(n));
  expect(view(guessed, player), again).toEqual(view(s, player));
  expect(askedOf(guessed, player), again).toEqual(askedOf(s, player));
  expect(wrongWith(guessed), again).toBeUndefined();
  stacksAreLegal(guessed, opponentOf(player), again);
  playOn(clone(guessed), random(`${again} on`), 12);
};

/** The batch frame in which one player waits for the other's stacks. */
const halfBatch = (s: State): Player | undefined => {
  const top = s.frames.at(-1);
  if (top?.kind !== 'batch') return undefined;
  return players.find((player) => top.committed[player] === null && top.committed[opponentOf(player)] !== null);
};

/** B-28.2: what the other player is guessed to have committed could have been committed. */
const stacksAreLegal = (s: State, other: Player, again: string): void => {
  const top = s.frames.at(-1);
  if (top?.kind !== 'batch' || top.committed[other] === null) return;
  const stacks = top.committed[other];
  guessedStacks += stacks.length;
  if (stacks.some(({ cards }) => cards.length > 0))
    expect(allows(s, option('seed stacks'), [], stacks), again).toBe(true);
};
let guessedStacks = 0;

const compare = (seed: number): void => {
  const game = newGame(seed);
  const bots = playersOf(seed);
  const dice = random(`${seed} disguise`);
  for (;;) {
    const next = chooseNext(game, bots);
    if (!next) return;
    const again = `Game ${seed}, choice ${game.choices.length}. Again: npm run fuzz -- --seed ${seed} --runs 1`;
    everyNumberIsSorted(game.state);
    const waiting = halfBatch(game.state);
    if (waiting !== undefined) check(game, waiting, again);
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
      guessedStacks = 0;
      for (const seed of seeds) compare(seed);
      if (seeds.length >= 5) expect(guessedStacks).toBeGreaterThan(0);
    },
    patience,
  );
});

describe('A-2: a guess at an assisted table looks like it, whatever was corrected', () => {
  test.each(batches(0.025))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds)
        meddle(assistedGame(seed), (game) => {
          everyNumberIsSorted(game.state);
          const again = `Assisted game ${seed}, choice ${game.choices.length}.`;
          if (game.choices.length % 19 === 0) for (const player of players) check(game, player, again);
        });
    },
    patience,
  );
});
