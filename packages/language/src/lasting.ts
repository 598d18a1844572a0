import type { Act } from './acts/index.generated.ts';
import type { Condition } from './condition.ts';
import type { Rule } from './rules/index.generated.ts';

/** "Each turn", "every turn", "full turn" (B-29.21). */
export type Moment =
  | 'start of your turn'
  | 'start of every turn'
  | 'end of your turn'
  | "end of opponent's turn"
  | 'end of every turn'
  /** Of the turn after the one in which the card came into play, whoever's it is (B-25.3). */
  | 'end of next turn'
  /** Of a turn that began after the card came into play (B-25.4). */
  | 'end of your full turn'
  /** Of a turn of the player who controls the card this one is on (B-25.2). */
  | "end of host's turn"
  | "end of host's full turn"
  /** A ship has come to rest at the location of the card (B-14.39). */
  | 'ship stops here'
  /** Of the owner of the card it is on; the turn in which it was put there does not count. */
  | "end of its owner's next turn"
  | 'countdown expires';

export interface Trigger {
  readonly when: Moment;
  readonly acts: readonly Act[];
  /** Of several copies only one acts. */
  readonly once?: true;
}

/** The part of a text that works while the card is in play. */
export interface Lasting {
  readonly rules?: readonly Rule[];
  readonly triggers?: readonly Trigger[];
  /** "Cure with …": ends it with its points, if it has any (B-17.4, B-17.20, B-29.7). */
  readonly cure?: Condition;
  /** "Nullify with …": ends it without points, at the encounter and later (B-17.5, B-29.39). */
  readonly nullifiedBy?: Condition;
  /** The countdown icon: it expires (B-3.4). */
  readonly countdown?: number;
  /** The card is a location of its own, in space and without a mission (B-9.4). */
  readonly location?: { readonly span: number };
  /** Ends without points when this happens. */
  readonly endsWhen?: 'mission completed';
  /** "For one turn": discarded then, after the effects of that moment (B-23.9, B-29.20). */
  readonly until?: 'end of turn';
}

/** However many copies there are, one of them acts. */
export const onceWhenever = (when: Moment, ...acts: readonly Act[]): Trigger => ({ when, acts, once: true });
export const whenever = (when: Moment, ...acts: readonly Act[]): Trigger => ({ when, acts });
