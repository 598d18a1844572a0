import type { Kind } from './features.ts';

/**
 * What each feature of a position weighs in the chance to win, in log-odds: written by scripts/fit-value.mjs
 * (--games 200 --seed fit).
 * points: 8043 positions of 200 games of open; log loss of held-out games 0.611, by the score alone 0.652.
 * points and missions: 8050 positions of 200 games of otf; log loss of held-out games 0.577, by the score alone 0.627.
 * missions: 3391 positions of 200 games of warp-speed; log loss of held-out games 0.631, by the score alone 0.639.
 */
export const weights: Readonly<Record<Kind, readonly number[]>> = {
  points: [-0.759, -0.2, 0.301, 0.571, 0.232, 0.652, 0.198, -0.168, 0, 0, 1.186, 0, 0, 0, 0, 0, 0.02, 0.085],
  'points and missions': [-0.6, 0, 0.215, 0, 0.406, 0.767, 0.314, -0.44, 0, 0, 1.187, 0, 0, 0.02, 0, 0, 0.167, 0.086],
  missions: [-1.2, -0.2, 0.878, 0.523, 0, 0, 0.108, -0.212, 0, 0.054, 0.299, 0, 0, 0.046, 0, 0.401, 0, 0.132],
};
