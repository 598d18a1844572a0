import type { CardId, LocationView, Player, View } from '@spaceline/engine';

/** How somebody seeded, told by titles, so that it can be done again in another game with other numbers. */

/** A location: by its mission, whose it is, and whether it is a planet or in space. Without a mission, any of the kind. */
export interface Place {
  readonly of: 'me' | 'them';
  readonly mission: string;
  readonly where: string;
}

/** Cards that went somewhere together, the first to be met first. */
export interface PlannedStack {
  /** Nowhere: on the table. */
  readonly at?: Place;
  readonly cards: readonly string[];
}

/** A facility at a location, or a card aboard a facility. */
export interface PlannedFacility {
  readonly card: string;
  readonly at?: Place;
  readonly aboard?: string;
}

export interface SeedingPlan {
  /** One's own missions from left to right. */
  readonly missions: readonly { readonly mission: string; readonly side?: 'front' | 'back' }[];
  readonly stacks: readonly PlannedStack[];
  readonly facilities: readonly PlannedFacility[];
}

/** planet, space or dual, of a title. */
export type WhereOf = (def: string) => string;

const defsOf = (view: View): ((card: CardId) => string | undefined) => {
  const defs = new Map(view.cards.map(({ id, def }) => [id, def]));
  return (card) => defs.get(card);
};

const ownerIn = (view: View, card: CardId): number | undefined => view.cards.find(({ id }) => id === card)?.owner;

/** The place that a location is for a player: their own mission there comes before the other's. */
export function placeAt(view: View, me: Player, location: LocationView, whereOf: WhereOf): Place | undefined {
  const own = location.missions.find((mission) => ownerIn(view, mission) === me);
  const mission = defsOf(view)(own ?? location.missions[0] ?? location.id);
  return mission === undefined
    ? undefined
    : { of: own === undefined ? 'them' : 'me', mission, where: whereOf(mission) };
}

/** What is built into a mission was not seeded. */
const isBuiltIn = (def: string): boolean => def.endsWith('.outpost');

const isOwn = (view: View, me: Player, card: CardId): boolean => ownerIn(view, card) === me;

/** Titles of the cards that a player brought to be seeded, wherever they are by now: they tell decks apart. */
export function seedsOf(view: View, me: Player): readonly string[] {
  const { piles } = view.players[me];
  const elsewhere = new Set<CardId>([
    ...piles.hand,
    ...piles['mission pile'],
    ...view.spaceline.flatMap(({ missions }) => missions),
    ...(view.players[me].nextMission >= 0 ? [view.players[me].nextMission] : []),
  ]);
  const brought = view.cards.filter(({ id, owner, def }) => owner === me && !elsewhere.has(id) && !isBuiltIn(def));
  return brought.map(({ def }) => def).toSorted();
}

/** How a player has seeded, read off the table when the game begins: own seeds may be looked at, with their order (B-8.5). */
export function planFrom(view: View, me: Player, whereOf: WhereOf): SeedingPlan {
  const def = defsOf(view);
  const titles = (cards: readonly CardId[]): readonly string[] => cards.flatMap((card) => def(card) ?? []);
  const own = (cards: readonly CardId[]): readonly CardId[] => cards.filter((card) => isOwn(view, me, card));
  const sideOf = (card: CardId) => view.cards.find(({ id }) => id === card)?.side;
  const at = (location: LocationView): { readonly at?: Place } => {
    const place = placeAt(view, me, location, whereOf);
    return place ? { at: place } : {};
  };
  const stacks = view.spaceline.flatMap((location) => {
    const known = location.known.toSorted((a, b) => a.position - b.position).map(({ card }) => card);
    const cards = titles(own(known));
    return cards.length > 0 ? [{ ...at(location), cards }] : [];
  });
  const table = titles(own(view.players[me].table));
  return {
    missions: view.spaceline.flatMap(({ missions }) =>
      own(missions).flatMap((card) => {
        const [mission, side] = [def(card), sideOf(card)];
        return mission === undefined ? [] : [{ mission, ...(side ? { side } : {}) }];
      }),
    ),
    stacks: [...stacks, ...(table.length > 0 ? [{ cards: table }] : [])],
    facilities: view.spaceline.flatMap((location) =>
      location.facilities
        .filter(({ card }) => isOwn(view, me, card) && !isBuiltIn(def(card) ?? ''))
        .flatMap(({ card, crew }): readonly PlannedFacility[] => [
          ...titles([card]).map((title) => ({ card: title, ...at(location) })),
          ...titles(crew.flatMap(({ cards }) => own(cards))).map((title) => ({ card: title, aboard: def(card) ?? '' })),
        ]),
    ),
  };
}

export const isEmpty = ({ stacks, facilities }: SeedingPlan): boolean => stacks.length === 0 && facilities.length === 0;
