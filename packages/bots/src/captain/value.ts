import { type Player, type State, view } from '@spaceline/engine';
import { positionFeatures } from './features.ts';
import { weights } from './weights.ts';

/** The chance to win from a full table that could be the one played, from 0 to 1. */
export const valueOf = (s: State, me: Player): number => {
  if (s.result) return s.result.winner === undefined ? 0.5 : s.result.winner === me ? 1 : 0;
  const { kind, features } = positionFeatures([view(s, 0), view(s, 1)], me);
  const fitted = weights[kind];
  let sum = 0;
  for (const [i, n] of features.entries()) sum += n * (fitted[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
};
