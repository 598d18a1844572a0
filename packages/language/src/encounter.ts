import type { Act } from './acts/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import type { Lasting } from './lasting.ts';
import type { Who } from './who/index.generated.ts';

/** A payment that meets the conditions instead (B-17.8): the encountering player may always decline. */
export interface Payment {
  readonly discard: Who;
  readonly count: number;
}

/** How a dilemma is resolved (chapter 17). The four shapes below build it. */
export interface Encounter {
  /** Absent: discarded without effect, the attempt goes on (B-17.1). */
  readonly trigger?: Condition;
  /** Cancels it at the encounter by being there (B-17.5); a lasting card says so in its lasting part. */
  readonly nullifiedBy?: Condition;
  /** Titles whose own text lets them be played before the effect; named for the reader, and checked against those texts. */
  readonly answeredBy?: readonly string[];
  /** Put in play on this before the conditions are tested. */
  readonly place?: 'ship' | 'mission' | 'team';
  /** Done before the conditions are tested; whom it picks they may ask about as `those`. */
  readonly first?: readonly Act[];
  readonly condition?: Condition;
  readonly payment?: Payment;
  /** What happens: when the conditions are not met, or always if there are none. */
  readonly effect: readonly Act[];
  /** Where the card goes after unmet conditions, or after its effect (B-17.11, B-17.13). */
  readonly after: 'discard' | 'under mission' | 'stays';
  /** Ends the attempt although nobody is stopped (B-17.15). */
  readonly endsAttempt?: true;
  readonly lasting?: Lasting;
}

/** "To get past": pass, or be stopped and meet the card again (B-29.5). */
export const wall = (condition: Condition): Encounter => ({ condition, effect: [], after: 'under mission' });

/** Pass, or suffer, be stopped and meet the card again. */
export const wallOr = (condition: Condition, effect: readonly Act[]): Encounter => ({
  condition,
  effect,
  after: 'under mission',
});

/** "Unless …" with an effect at once, "discard dilemma": pass, or suffer and be stopped (B-29.6, B-29.8); a payment alone may avoid it. */
export const unless = (
  avoidedBy: Condition | Payment,
  effect: readonly Act[],
  more: { readonly trigger?: Condition; readonly payment?: Payment; readonly first?: readonly Act[] } = {},
): Encounter => ({
  ...more,
  ...('discard' in avoidedBy ? { payment: avoidedBy } : { condition: avoidedBy }),
  effect,
  after: 'discard',
});

/** "Mission continues": happens; nobody is stopped by it (B-29.9). */
export const auto = (
  effect: readonly Act[],
  more: Pick<Encounter, 'trigger' | 'nullifiedBy' | 'answeredBy'> = {},
): Encounter => ({
  ...more,
  effect,
  after: 'discard',
});

/** "Place on ship": happens and stays in play until cured, nullified or expired (B-29.4). */
export const afflict = (
  place: 'ship' | 'mission' | 'team',
  lasting: Lasting,
  more: { readonly effect?: readonly Act[]; readonly condition?: Condition; readonly endsAttempt?: true } = {},
): Encounter => ({
  place,
  effect: more.effect ?? [],
  ...(more.condition ? { condition: more.condition } : {}),
  ...(more.endsAttempt ? { endsAttempt: true } : {}),
  after: 'stays',
  lasting,
});
