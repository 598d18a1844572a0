import { apply } from '@spaceline/engine';
import { isAtRest } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { assistedGame, meddle } from './assisted.ts';
import { chooseNext, newGame, playersOf } from './games.ts';
import { batches, patience } from './runs.ts';
import { samePosition } from './same-position.ts';

const nameOf = (seed: number, choice: number): string =>
  `Game ${seed}, choice ${choice}. Again: npm run fuzz -- --seed ${seed} --runs 1`;

const compare = (seed: number): void => {
  const game = newGame(seed);
  const players = playersOf(seed);
  const s = game.state;
  for (;;) {
    const next = chooseNext(game, players);
    if (!next) return;
    if (game.choices.length % 29 === 0 && isAtRest(s)) samePosition(s, game.setup, nameOf(seed, game.choices.length));
    apply(s, next.choice);
    game.choices.push(next.choice);
  }
};

/** A game that was corrected all along, played again. Tells how many positions were compared. */
const compareAssisted = (seed: number): number => {
  const played = assistedGame(seed);
  meddle(played);
  const { state: s, setup } = assistedGame(seed);
  let compared = 0;
  for (const [n, choice] of played.choices.entries()) {
    if (n % 13 === 0 && isAtRest(s)) {
      samePosition(s, setup, nameOf(seed, n));
      compared += 1;
    }
    apply(s, choice);
  }
  return compared;
};

describe('a position that is written down and read is the same position', () => {
  test.each(batches(0.15))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) compare(seed);
    },
    patience,
  );
});

describe('A-4: at assisted tables, too, with unwritten titles and corrections', () => {
  test.each(batches(0.05))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) expect(compareAssisted(seed), `Game ${seed}`).toBeGreaterThan(3);
    },
    patience,
  );
});
