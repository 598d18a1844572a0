import type { GameEvent, GroupView, LocationView, SeenEvent, ShipView, View } from '@spaceline/engine';

/** What the two players see, put together: a finished game hides nothing. */

type Both<T> = readonly [T, T];

const group = (mine: GroupView, theirs: GroupView | undefined): GroupView => {
  const whole = theirs && theirs.cards.length > mine.cards.length ? theirs : mine;
  return { ...whole, hidden: mine.hidden === 0 ? 0 : whole.hidden };
};

const groups = ([one, two]: Both<readonly GroupView[]>): readonly GroupView[] =>
  one.map((here, at) => group(here, two[at]));

const ships = ([one, two]: Both<readonly ShipView[]>): readonly ShipView[] =>
  one.map((ship, at) => ({ ...ship, crew: groups([ship.crew, two[at]?.crew ?? []]) }));

const location = (one: LocationView, two: LocationView): LocationView => ({
  ...one,
  known: [...one.known, ...two.known.filter(({ card }) => !one.known.some((known) => known.card === card))].toSorted(
    (a, b) => a.position - b.position,
  ),
  teams: groups([one.teams, two.teams]),
  ships: ships([one.ships, two.ships]),
  facilities: ships([one.facilities, two.facilities]),
});

export const openView = (first: View, second: View): View => ({
  ...first,
  seer: 'spectator',
  cards: [...first.cards, ...second.cards.filter(({ id }) => !first.cards.some((card) => card.id === id))],
  remembered: [],
  players: [first.players[0], second.players[1]],
  spaceline: first.spaceline.map((here, at) => location(here, second.spaceline[at] ?? here)),
});

/** The whole of an event: what one may not see, the other may. */
export const openEvent = ({ only: _, ...event }: GameEvent, sights: readonly SeenEvent[]): SeenEvent =>
  ({ ...event, names: Object.assign({}, ...sights.map(({ names }) => names)) as SeenEvent['names'] }) as SeenEvent;
