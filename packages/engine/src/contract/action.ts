import type { Deed } from './decision.ts';
import type { LocationId, None, Player } from './ids.ts';

/**
 * What is being done, or was done last. Every happening bears the number of the action it belongs to, so that what came
 * of an action can be told together and nobody has to guess where one ends.
 */
export interface Action {
  readonly number: number;
  /** Whoever took it, or whose turn goes on by itself. */
  readonly player: Player;
  /** The verb of the choice that began it; or a part of the game that began by itself. */
  readonly what: Deed | 'seeding' | 'turn';
  /** What it has led to that is worth a report, and where. */
  readonly scene?: 'attempt' | 'battle';
  readonly at: LocationId | None;
}
