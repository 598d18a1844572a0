import type { Choice, Option, Verb } from '../contract/decision.ts';
import type { Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** One kind of action: what may be done, why not, and how it begins. Listing and refusing share the same test. */
export interface Offer {
  readonly verb: Verb;
  readonly list: (s: State, player: Player, add: (o: Option) => void) => void;
  /** Why the choice is not allowed; picked cards are judged only if `cards` is not empty. */
  readonly why: (s: State, player: Player, choice: Choice) => Ground | undefined;
  /** Whether cards go with the choice: `why` has judged which. */
  readonly picks?: (choice: Choice) => boolean;
  readonly begin: (s: State, player: Player, choice: Choice) => void;
}
