import type { CardId } from '../contract/ids.ts';
import type { CardView, LocationView, Placed } from '../contract/view.ts';
import type { Fixed } from './state.ts';

/**
 * Parts of the views made last. Nothing in them is ever changed: whoever makes the next view takes over what is still the
 * same, and finds that out by comparing it with the table, so that no rule has to say what it changes.
 */
export interface Shown {
  /** The pool they are about: a title may be described during a game. */
  readonly fixed: Fixed;
  /** Faces of cards in play, by number. */
  readonly faces: (CardView | undefined)[];
  /** To the first player, the second, a spectator. */
  readonly to: readonly [ShownPlaces, ShownPlaces, ShownPlaces];
}

/** By the number of the location. */
export type ShownPlaces = (ShownPlace | undefined)[];

/** What of a location does not depend on who is there. */
export interface ShownPlace {
  /** It follows from these: lists that are replaced, never changed. */
  readonly revealed: readonly CardId[];
  readonly seeds: readonly CardId[];
  readonly known: readonly Placed[];
  /** The faces of those that are known. */
  readonly faces: readonly CardView[];
  /** The location while nothing is there. */
  readonly bare: LocationView;
}

export const nothingShown = (fixed: Fixed): Shown => ({
  fixed,
  faces: fixed.cards.map(() => undefined),
  to: [[], [], []],
});
