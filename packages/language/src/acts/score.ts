import { points as pointsOf } from '../english/words.ts';
import type { ActWord } from './word.ts';

/** Bonus points, or their loss. */
export interface Score {
  readonly act: 'score';
  readonly points: number;
}

export const score = (points: number): Score => ({ act: 'score', points });

export const scoreWord: ActWord<Score> = {
  says: ({ points }) => (points < 0 ? `lose ${pointsOf(-points)}` : `score ${pointsOf(points)}`),
  sample: (any) => score(any.number()),
};
