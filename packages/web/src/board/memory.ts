import type { CardId, LocationView, Placed, Player, RememberedView, View } from '@spaceline/engine';
import type { Pile } from '@spaceline/language';

/** What a player knows of cards that lie hidden, as the view tells it: nothing is remembered here. */

/** What a card is, if whoever looks can see it or has seen it where it lies. */
export const defIn = (view: View, card: CardId): string | undefined =>
  view.cards.find(({ id }) => id === card)?.def ?? memoryOf(view, card)?.def;

export const memoryOf = (view: View, card: CardId): RememberedView | undefined =>
  view.remembered.find((one) => one.card === card);

const byPosition = (a: Placed, b: Placed): number => a.position - b.position;

/** The known cards under a mission, in the order in which they will be met. */
export const knownSeeds = (view: View, location: LocationView): readonly Placed[] =>
  [
    ...location.known,
    ...view.remembered.flatMap(({ card, lies }) =>
      'under' in lies && lies.under === location.id ? [{ card, position: lies.position }] : [],
    ),
  ].sort(byPosition);

/** The cards seen in a pile, in its order. */
export const seenInPile = (view: View, player: Player, pile: Pile): readonly Placed[] =>
  view.remembered
    .flatMap(({ card, lies }) =>
      'in' in lies && lies.in === pile && lies.of === player ? [{ card, position: lies.position }] : [],
    )
    .sort(byPosition);

/** The cards seen among those hidden aboard a vessel or on a surface. */
export const seenWith = (view: View, place: CardId): readonly CardId[] =>
  view.remembered.flatMap(({ card, lies }) => ('with' in lies && lies.with === place ? [card] : []));
