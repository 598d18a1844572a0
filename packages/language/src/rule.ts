import type { Act } from './act.ts';
import type { Condition } from './condition.ts';
import type { Affiliation, Attribute, Classification, ShipAttribute, Skill } from './facts.ts';
import type { Who } from './who.ts';

/** Which cards a continuous rule reaches from where its card is. */
export type Reach =
  /** Your personnel in the same crew or Away Team (B-10.26). */
  | 'present'
  /** The card this one is on. */
  | 'host'
  /** All your cards in play. */
  | 'yours';

export type Amount =
  | { readonly by: 'set'; readonly to: number }
  | { readonly by: 'add'; readonly n: number }
  | { readonly by: 'multiply'; readonly n: number }
  /** The number kept on the card, e.g. RANGE lost so far. */
  | { readonly by: 'subtract counter' }
  /** So much for every personnel aboard who fits. */
  | { readonly by: 'add per'; readonly n: number; readonly aboard: Who };

/** What a card does for as long as it is in play. Never an action, never responded to (B-12.2). */
export type Rule =
  | {
      readonly rule: 'modify';
      readonly what: Attribute | ShipAttribute;
      readonly amount: Amount;
      readonly reach: Reach;
      readonly who: Who;
      /** "… use only": works only for these (B-6.30). */
      readonly useOnly?: readonly Affiliation[];
      /** Works only while personnel of all these classifications are aboard its host (B-5.18). */
      readonly whileAboard?: readonly Classification[];
    }
  | {
      readonly rule: 'skill';
      readonly skill: Skill;
      readonly to: Classification;
      readonly reach: 'present';
    }
  /** Your cards of these two affiliations are compatible (B-6.23). */
  | { readonly rule: 'treaty'; readonly between: readonly [Affiliation, Affiliation] }
  /** In place of the normal card play, any number of reports (B-13.17). */
  | { readonly rule: 'report any number' }
  /** By being present, this card cancels these dilemmas (B-17.5). */
  | { readonly rule: 'nullifies'; readonly titles: readonly string[] }
  | { readonly rule: 'no move' };

export type Moment = 'start of your turn' | 'end of your turn' | 'end of every turn' | 'countdown expires';

export interface Trigger {
  readonly when: Moment;
  readonly acts: readonly Act[];
}

/** The part of a text that works while the card is in play. */
export interface Lasting {
  readonly rules?: readonly Rule[];
  readonly triggers?: readonly Trigger[];
  /** Ends it with its points, if it has any (B-17.4, B-17.20). */
  readonly cure?: Condition;
  /** Ends it without points, at the encounter and later (B-17.5). */
  readonly nullifiedBy?: Condition;
  readonly countdown?: number;
  /** Ends without points when this happens. */
  readonly endsWhen?: 'mission completed';
}

export const modify = (
  what: Attribute | ShipAttribute,
  amount: Amount,
  options: {
    readonly reach: Reach;
    readonly who?: Who;
    readonly useOnly?: readonly Affiliation[];
    readonly whileAboard?: readonly Classification[];
  },
): Rule => ({
  rule: 'modify',
  what,
  amount,
  reach: options.reach,
  who: options.who ?? { who: 'anyone' },
  ...(options.useOnly ? { useOnly: options.useOnly } : {}),
  ...(options.whileAboard ? { whileAboard: options.whileAboard } : {}),
});
export const plus = (n: number): Amount => ({ by: 'add', n });
export const times = (n: number): Amount => ({ by: 'multiply', n });
export const setTo = (to: number): Amount => ({ by: 'set', to });
export const lessCounter: Amount = { by: 'subtract counter' };
export const plusPer = (n: number, aboard: Who): Amount => ({ by: 'add per', n, aboard });
export const extraSkill = (to: Classification, skill: Skill): Rule => ({ rule: 'skill', skill, to, reach: 'present' });
export const treaty = (a: Affiliation, b: Affiliation): Rule => ({ rule: 'treaty', between: [a, b] });
export const reportAnyNumber: Rule = { rule: 'report any number' };
export const nullifies = (...titles: readonly string[]): Rule => ({ rule: 'nullifies', titles });
export const cannotMove: Rule = { rule: 'no move' };
export const whenever = (when: Moment, ...acts: readonly Act[]): Trigger => ({ when, acts });
