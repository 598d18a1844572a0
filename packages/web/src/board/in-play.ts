import type { CardId, View } from '@spaceline/engine';

export const vesselsOf = (view: View) => view.spaceline.flatMap(({ ships, facilities }) => [...facilities, ...ships]);

/** Every card in play that this view shows. */
export const inPlay = (view: View): ReadonlySet<CardId> =>
  new Set([
    ...view.players.flatMap(({ table }) => table),
    ...view.spaceline.flatMap(({ missions, on, between = [], teams }) => [
      ...missions,
      ...on,
      ...between,
      ...teams.flatMap(({ cards }) => cards),
    ]),
    ...vesselsOf(view).flatMap(({ card, on, crew }) => [card, ...on, ...crew.flatMap(({ cards }) => cards)]),
  ]);
