import { type Random, random } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import type { Choice, Player, State } from '@spaceline/engine';
import { apply, clone, conceal, create, decisions, guess, opponentOf } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { isAtRest } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { assistedGame } from './assisted.ts';
import { type Game, chooseNext, hex, newGame, playersOf, setupOf } from './games.ts';
import { correctionProbes } from './correction-probes.ts';
import { disguise } from './look-alike.ts';
import { middleGame } from './middle-games.ts';
import { everyProbe, shownTo, someProbes, toldBy } from './probes.ts';
import { batches, patience } from './runs.ts';
import { Tally } from './tally.ts';

/**
 * Tables that look alike to a player answer alike: whatever that player asks or tries, with whatever card and verb. A
 * refusal that differs would tell what is hidden.
 */

const players = [0, 1] as const;

const handsOpen = (s: State): boolean =>
  s.speaking.some((id) => s.fixed.cards[id].rules.some((rule) => rule.rule === 'open hands'));

/** Other tables that this player could be sitting at. */
const lookAlikes = (game: Game, player: Player, dice: Random): State[] => {
  const { state: s, setup, choices } = game;
  const known = conceal(s, player);
  const decks = [setup.decks[opponentOf(player)], starterDecks[dice.int(starterDecks.length)].deck];
  const { pool } = s.fixed;
  const guessed = decks.map((deck, n) =>
    guess(known, { pool, format: setup.format, deck }, hex(choices.length * 2 + n)),
  );
  return isAtRest(s) && !handsOpen(s) ? [...guessed, disguise(s, player, dice)] : guessed;
};

type Probing = (s: State, player: Player, dice: Random) => readonly Choice[];

const compareNow = (game: Game, player: Player, dice: Random, probing: Probing): void => {
  const s = clone(game.state);
  const probes = probing(s, player, dice);
  const [shown, told] = [shownTo(s, player), toldBy(s, player, probes)];
  const where = `Game ${game.seed}, choice ${game.choices.length}: P${player + 1} is told what is hidden`;
  for (const other of lookAlikes(game, player, dice)) {
    expect(shownTo(other, player), where).toBe(shown);
    const there = toldBy(other, player, probes);
    const tells = probes.flatMap((probe, n) =>
      there[n] === told[n] ? [] : [{ probe, here: told[n], there: there[n] }],
    );
    expect(tells.slice(0, 3), where).toEqual([]);
  }
};

const some: Probing = (s, player, dice) => someProbes(s, player, dice, 300);
const someCorrections: Probing = (s, player, dice) => [
  ...some(s, player, dice),
  ...correctionProbes(s, player, dice, 40),
];

/** What waits, what is asked, and in batch seeding who has committed stacks. */
const momentOf = ({ state: s }: Game): string => {
  const top = s.frames.at(-1);
  const committed = top?.kind === 'batch' ? top.committed.map((stacks) => stacks !== null) : [];
  return [s.phase, top?.kind, ...decisions(s).map(({ kind }) => kind), ...committed].join(' ');
};

/** Rare moments as well as common ones: each kind of moment the first time, the fourth, the sixteenth and so on. */
const isTurnOf = (times: number): boolean => Number.isInteger(Math.log(times) / Math.log(4));

/** Plays a game, and compares it at every so many choices and wherever a moment is new. */
const compare = (game: Game, every: number, most: number, probing: Probing): void => {
  const bots = playersOf(game.seed);
  const dice = random(`${game.seed} probes`);
  const met = new Map<string, number>();
  for (let n = 0; n < most; n++) {
    const next = chooseNext(game, bots);
    if (!next) return;
    const moment = momentOf(game);
    const times = (met.get(moment) ?? 0) + 1;
    met.set(moment, times);
    if (n % every === 0 || isTurnOf(times)) for (const player of players) compareNow(game, player, dice, probing);
    apply(game.state, next.choice);
    game.choices.push(next.choice);
  }
};

describe('B-13.34: what is hidden from a player changes no answer to anything they ask or try', () => {
  test.each(batches(0.1))(
    'whole games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(newGame(seed), 97, 2000, some);
    },
    patience,
  );
  test.each(batches(0.2))(
    'games taken up in the middle from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(middleGame(seed, new Tally()), 40, 80, some);
    },
    patience,
  );
  test.each(batches(0.05))(
    'assisted games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(assistedGame(seed), 97, 600, someCorrections);
    },
    patience,
  );
  test.each(batches(0.025))(
    'Warp Speed from $from',
    ({ seeds }) => {
      for (const seed of seeds) {
        const setup = { ...setupOf(seed), format: warpSpeed };
        compare({ seed, setup, state: create(setup), choices: [] }, 97, 800, some);
      }
    },
    patience,
  );
  test(
    'every verb with every card, where a game is taken up in the middle',
    () => compare(middleGame(1, new Tally()), 1, 1, everyProbe),
    patience,
  );
});
