import type { TrialFeature } from './trial.ts';

/**
 * What each feature of a choice of missions weighs in the chance to win, in log-odds: written by scripts/fit-sealed.mjs
 * (--boxes 600 --seed lab).
 * 6506 games with 3253 decks from 600 boxes; log loss of held-out boxes 0.6638, without looking 0.6900.
 */
export const weights: Readonly<Record<TrialFeature, number>> = {
  both: 2.931,
  'second planet': 0.178,
  'second space': 0.483,
};
