import type { Choice, ChoiceOf, Deed, Option, OptionOf, Verb } from '../contract/decision.ts';
import type { Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** One kind of action: what may be done, why not, and how it begins. Listing and refusing share the same test. */
export interface OfferOf<V extends Verb> {
  readonly verb: V;
  list(s: State, player: Player, add: (o: OptionOf<V>) => void): void;
  /** Why the choice is not allowed; picked cards are judged only if `cards` is not empty. */
  why(s: State, player: Player, choice: ChoiceOf<V>): Ground | undefined;
  /** Whether cards go with the choice: `why` has judged which. */
  picks?(choice: ChoiceOf<V>): boolean;
  begin(s: State, player: Player, choice: ChoiceOf<V>): void;
}

/** Any of them: it is asked only about choices with its own verb. */
export interface Offer {
  readonly verb: Verb;
  list(s: State, player: Player, add: (o: Option) => void): void;
  why(s: State, player: Player, choice: Choice): Ground | undefined;
  picks?(choice: Choice): boolean;
  begin(s: State, player: Player, choice: Choice): void;
}

/** The actions that are offered at opportunities; each has a file of its own. */
export type OfferVerb = Extract<
  Verb,
  | 'activate'
  | 'attempt'
  | 'battle'
  | 'beam'
  | 'build'
  | 'cloak'
  | 'decloak'
  | 'dock'
  | 'download'
  | 'exchange'
  | 'flip'
  | 'fly'
  | 'play'
  | 'report'
  | 'rescue'
  | 'switch affiliation'
  | 'travel'
  | 'undock'
  | 'use'
  | 'walk'
>;
export type Offers = Readonly<Record<OfferVerb, Offer>>;

/** What is offered under a verb, if it is among those that an opportunity gives. */
export const offerAmong = (s: State, verbs: readonly OfferVerb[], verb: Deed): Offer | undefined => {
  for (const one of verbs) if (one === verb) return s.fixed.machinery.offers[one];
  return undefined;
};
