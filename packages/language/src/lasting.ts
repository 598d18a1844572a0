import type { Act } from './acts/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import type { Moment } from './moments.ts';
import type { Rule } from './rules/index.generated.ts';

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
  /** The card names turns instead of showing the icon: the countdown is one more than the full turns (B-25.11, B-25.13). */
  readonly counting?: 'full turns';
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
/** Until the end of your so-manieth full turn, which begins after the card came into play. */
export const forFullTurns = (n: number): Pick<Lasting, 'countdown' | 'counting'> => ({
  countdown: n + 1,
  counting: 'full turns',
});
