import type { Stack } from '../contract/decision.ts';
import type { Player } from '../contract/ids.ts';

/** What waits in the seed phases. */

export interface MissionsFrame {
  readonly kind: 'missions';
  next: Player;
}

/** The opponent of a player with double-sided missions may cut the pile (EP-4.3). */
export interface CutFrame {
  readonly kind: 'cut';
  /** Whose pile it is. */
  readonly player: Player;
  told: boolean;
}

/**
 * The doorway, dilemma and facility phases: players alternate, a pass is final (B-8.25, B-8.33). `others`: the cards of
 * the dilemma phase that do not seed under missions, where those that do are seeded in batches.
 */
export interface SeedingFrame {
  readonly kind: 'doorways' | 'dilemmas' | 'others' | 'facilities';
  next: Player;
  passed: readonly [boolean, boolean];
}

/** Both players seed at the same time (B-28.1, B-28.2, B-28.4). */
export interface BatchFrame {
  readonly kind: 'batch';
  readonly phase: 'doorways' | 'dilemmas' | 'facilities';
  step: number;
  /** Names the decisions of this step, for both players; -1: it has not begun. */
  asked: number;
  /** What each player has committed: a secret until both have. */
  committed: readonly [readonly Stack[] | null, readonly Stack[] | null];
  /** Players whose face-up seeds have been announced. */
  announced: number;
}
