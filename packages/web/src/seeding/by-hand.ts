import type { Place, SeedingPlan } from './plan.ts';

/** A plan that is made before the game: where each copy of a card to be seeded is to go. */

/** A copy of a title among the cards of a plan: the first is 0. */
export interface Copy {
  readonly card: string;
  readonly nth: number;
  /** Facilities are planned apart: they are seeded after the stacks. */
  readonly isFacility: boolean;
}

export const noPlan = (missions: readonly string[]): SeedingPlan => ({
  missions: missions.map((mission) => ({ mission })),
  stacks: [],
  facilities: [],
});

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.of === b?.of && a?.mission === b?.mission && a?.where === b?.where;

interface Item {
  readonly card: string;
  readonly at?: Place;
}

const stackedIn = ({ stacks }: SeedingPlan): readonly Item[] =>
  stacks.flatMap(({ cards, at }) => cards.map((card) => ({ card, ...(at ? { at } : {}) })));

/** Those of one place together, in the order in which they were planned. */
function stacksOf(items: readonly Item[]): SeedingPlan['stacks'] {
  const places = items.filter(({ at }, n) => items.findIndex((other) => isSame(other.at, at)) === n);
  return places.map(({ at }) => ({
    ...(at ? { at } : {}),
    cards: items.filter((item) => isSame(item.at, at)).map(({ card }) => card),
  }));
}

/** Where this copy stands in the list, or -1. */
const indexOf = (items: readonly Item[], { card, nth }: Copy): number =>
  items.flatMap((item, at) => (item.card === card ? [at] : []))[nth] ?? -1;

const itemsFor = (plan: SeedingPlan, copy: Copy): readonly Item[] =>
  copy.isFacility ? plan.facilities : stackedIn(plan);

export const plannedPlace = (plan: SeedingPlan, copy: Copy): Place | undefined => {
  const items = itemsFor(plan, copy);
  return items[indexOf(items, copy)]?.at;
};

/** The plan with this copy somewhere else; without a place it is left out, and decided at the table. */
export function planned(plan: SeedingPlan, copy: Copy, at: Place | undefined): SeedingPlan {
  const before = itemsFor(plan, copy);
  const index = indexOf(before, copy);
  const others = before.filter((_, each) => each !== index);
  const items = at ? [...others, { card: copy.card, at }] : others;
  return copy.isFacility ? { ...plan, facilities: items } : { ...plan, stacks: stacksOf(items) };
}
