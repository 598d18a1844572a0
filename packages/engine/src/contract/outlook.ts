import type { CardId, LocationId, None } from './ids.ts';
import type { Barred, Judgement } from './judgement.ts';

/** A crew or an Away Team where an open mission is, and what it would bring to the requirements. */
export interface Outlook {
  readonly at: LocationId;
  /** The ship of a crew; -1: an Away Team, by its number. */
  readonly ship: CardId | None;
  readonly team: number;
  /** Those who would take part. */
  readonly members: readonly CardId[];
  readonly requirements: Judgement;
  /** The player may attempt the mission and not complete it. */
  readonly barred?: Barred;
}
