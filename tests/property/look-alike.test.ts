import { random } from '@spaceline/bots';
import type { State } from '@spaceline/engine';
import { apply, decisions, view } from '@spaceline/engine';
import { isAtRest } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { chooseNext, newGame, playersOf } from './games.ts';
import { disguise } from './look-alike.ts';
import { batches, patience } from './runs.ts';

const handsOpen = (s: State): boolean =>
  s.speaking.some((id) => s.fixed.cards[id].rules.some((rule) => rule.rule === 'open hands'));

const seenBy = (s: State, player: 0 | 1): string =>
  JSON.stringify([view(s, player), decisions(s).filter((d) => d.player === player)]);

/** Tables that look alike to a player offer alike options (and look alike). */
const compare = (seed: number): void => {
  const game = newGame(seed);
  const players = playersOf(seed);
  const dice = random(`${seed} disguise`);
  const s = game.state;
  for (;;) {
    const next = chooseNext(game, players);
    if (!next) return;
    if (game.choices.length % 17 === 0 && isAtRest(s) && !handsOpen(s))
      for (const player of [0, 1] as const)
        expect(
          seenBy(disguise(s, player, dice), player),
          `Game ${seed}, choice ${game.choices.length}: P${player + 1} sees what is hidden. Again: npm run fuzz -- --seed ${seed} --runs 1`,
        ).toBe(seenBy(s, player));
    apply(s, next.choice);
    game.choices.push(next.choice);
  }
};

describe('what is hidden from a player changes neither their view nor their options', () => {
  test.each(batches(0.2))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(seed);
    },
    patience,
  );
});
