import type {
  CardId,
  Choice,
  Decision,
  LocationId,
  None,
  Option,
  OptionOf,
  Player,
  Stack,
  View,
} from '@spaceline/engine';
import { choose, none } from '@spaceline/engine';
import { passOf } from '@spaceline/protocol';
import { stacksOption } from '../choosing/stacks.ts';
import type { Place, SeedingPlan, WhereOf } from './plan.ts';
import { placeAt } from './plan.ts';

/** Seeding again as planned, one question at a time. Nothing is remembered in between: what is left to be done is read
 * off the table, so that it goes on after a reload, or after cards that were seeded by hand. */

/** What could not be done as planned, and what was done instead. */
export type Change =
  | { readonly what: 'moved'; readonly from: string; readonly to: LocationId }
  | { readonly what: 'card moved'; readonly card: string; readonly to: LocationId }
  | { readonly what: 'left'; readonly card: string };

export interface Planned {
  readonly choice: Choice;
  readonly changes: readonly Change[];
}

/** Something of the plan that is not done yet. */
interface Item {
  readonly card: string;
  readonly at?: Place;
  readonly aboard?: string;
}

const itemsOf = ({ stacks, facilities }: SeedingPlan): readonly Item[] => [
  ...stacks.flatMap(({ cards, at }) => cards.map((card) => ({ card, ...(at ? { at } : {}) }))),
  ...facilities,
];

const samePlace = (a: Place, b: Place): boolean => a.of === b.of && a.mission === b.mission;

/** The table as the plan is held against it. */
class Table {
  readonly view: View;
  readonly me: Player;
  readonly #plan: SeedingPlan;
  readonly #here: readonly { readonly id: LocationId; readonly place: Place }[];

  constructor(plan: SeedingPlan, view: View, me: Player, whereOf: WhereOf) {
    this.view = view;
    this.me = me;
    this.#plan = plan;
    this.#here = view.spaceline.flatMap((location) => {
      const place = placeAt(view, me, location, whereOf);
      return place ? [{ id: location.id, place }] : [];
    });
  }

  def(card: CardId): string | undefined {
    return this.view.cards.find(({ id }) => id === card)?.def;
  }

  /** Every place of the plan and what stands for it now: the same mission, else one like it that stands for no other. */
  places(): ReadonlyMap<string, { readonly id: LocationId; readonly isSame: boolean }> {
    const planned = itemsOf(this.#plan).flatMap(({ at }) => at ?? []);
    const found = new Map<string, { readonly id: LocationId; readonly isSame: boolean }>();
    const taken = new Set<LocationId>();
    const take = (place: Place, fits: (other: Place) => boolean, isSame: boolean): void => {
      if (found.has(keyOf(place))) return;
      const free = this.#here.find(({ id, place: other }) => !taken.has(id) && fits(other));
      if (!free) return;
      taken.add(free.id);
      found.set(keyOf(place), { id: free.id, isSame });
    };
    for (const place of planned) take(place, (other) => samePlace(place, other), true);
    const isKind = ({ mission }: Place): boolean => mission === '';
    for (const place of planned)
      take(place, ({ of, where }) => of === place.of && where === place.where, isKind(place));
    for (const place of planned) take(place, ({ of }) => of === place.of, false);
    return found;
  }

  /** What is left of the plan: of each title as many as are still in the seed deck, the last ones planned. */
  open(): readonly Item[] {
    const left = new Map<string, number>();
    for (const card of this.view.players[this.me].piles['seed deck']) {
      const def = this.def(card);
      if (def !== undefined) left.set(def, (left.get(def) ?? 0) + 1);
    }
    return itemsOf(this.#plan)
      .toReversed()
      .filter(({ card }) => {
        const count = left.get(card) ?? 0;
        left.set(card, count - 1);
        return count > 0;
      })
      .toReversed();
  }

  /** Cards to be seeded of which the plan knows nothing. */
  unplanned(): readonly CardId[] {
    const planned = this.open().map(({ card }) => card);
    return this.view.players[this.me].piles['seed deck'].filter((card) => {
      const at = planned.indexOf(this.def(card) ?? '');
      if (at >= 0) planned.splice(at, 1);
      return at < 0;
    });
  }

  isOwnPlace(id: LocationId): boolean {
    return this.#here.some((one) => one.id === id && one.place.of === 'me');
  }
}

const keyOf = ({ of, mission, where }: Place): string => `${of} ${mission} ${where}`;

/** A mission that was meant has a name; one of a kind has none, and then the card is told of. */
const movedTo = ({ card }: Item, { mission }: Place, to: LocationId): Change =>
  mission === '' ? { what: 'card moved', card, to } : { what: 'moved', from: mission, to };

type Found = { readonly on: CardId | None; readonly changes: readonly Change[] } | undefined;

/** Where a card of the plan goes, of the places that would take it now. `isFinal`: no later question offers others. */
function destination(table: Table, item: Item, offered: readonly (CardId | None)[], isFinal: boolean): Found {
  if (item.aboard !== undefined) {
    const vessel = offered.find((on) => on >= 0 && table.def(on) === item.aboard);
    return vessel === undefined ? undefined : { on: vessel, changes: [] };
  }
  if (!item.at) return offered.includes(none) ? { on: none, changes: [] } : undefined;
  const meant = table.places().get(keyOf(item.at));
  if (meant && offered.includes(meant.id))
    return { on: meant.id, changes: meant.isSame ? [] : [movedTo(item, item.at, meant.id)] };
  if (!isFinal) return undefined;
  const mine = item.at.of === 'me';
  const other = offered.find((on): on is LocationId => on >= 0 && table.isOwnPlace(on as LocationId) === mine);
  return other === undefined ? undefined : { on: other, changes: [{ what: 'card moved', card: item.card, to: other }] };
}

type SeedOption = OptionOf<'seed' | 'seed facility'>;
const isSeed = (option: Option): option is SeedOption => option.do === 'seed' || option.do === 'seed facility';

/** One card: the first of the plan that can be seeded now, else nothing more. */
function seedOne(table: Table, decision: Decision): Planned | undefined {
  const options = decision.options.filter(isSeed);
  for (const item of table.open()) {
    const ways = options.filter(({ card }) => table.def(card) === item.card);
    const found = destination(
      table,
      item,
      ways.map(({ on }) => on),
      true,
    );
    const way = found && ways.find(({ on }) => on === found.on);
    if (found && way) return { choice: choose(decision, way), changes: found.changes };
  }
  const pass = passOf(decision);
  const news = table.unplanned().filter((card) => options.some((option) => table.def(option.card) === table.def(card)));
  // Cards that the plan does not know are the player's to place.
  if (!pass || news.length > 0) return undefined;
  const kinds = new Set(options.map(({ card }) => table.def(card)));
  const left = table.open().filter(({ card }) => kinds.has(card));
  return { choice: choose(decision, pass), changes: left.map(({ card }) => ({ what: 'left', card })) };
}

/** All stacks of a step at once. */
function seedStacks(table: Table, decision: Decision, option: Option): Planned {
  const places = option.stacks ?? [];
  const stacks = new Map<LocationId | None, CardId[]>();
  const used = new Set<CardId>();
  const changes: Change[] = [];
  for (const item of table.open()) {
    const copies = (on: CardId | None): CardId | undefined =>
      places.find((place) => place.on === on)?.from.find((card) => !used.has(card) && table.def(card) === item.card);
    const offered = places.map(({ on }) => on).filter((on) => copies(on) !== undefined);
    const meant = item.at && table.places().get(keyOf(item.at));
    // A place that no step is about any more is replaced; one that a later step is about is waited for.
    const found = destination(table, item, offered, item.at !== undefined && meant === undefined);
    const card = found && copies(found.on);
    if (!found || card === undefined) continue;
    used.add(card);
    stacks.set(found.on as LocationId | None, [...(stacks.get(found.on as LocationId | None) ?? []), card]);
    changes.push(...found.changes);
  }
  const built: readonly Stack[] = [...stacks].map(([on, cards]) => ({ on, cards }));
  return { choice: choose(decision, option, [], built), changes };
}

type Placing = OptionOf<'place mission'>;

/** A mission goes where it keeps the order of one's own missions best; of equal places the last. */
function placeMission(plan: SeedingPlan, table: Table, decision: Decision): Planned | undefined {
  const options = decision.options.filter((option): option is Placing => option.do === 'place mission');
  const rank = (def: string | undefined): number => plan.missions.findIndex(({ mission }) => mission === def);
  const line = table.view.spaceline.map(({ id, missions }) => ({
    id,
    rank: Math.max(-1, ...missions.filter((card) => ownedBy(table, card)).map((card) => rank(table.def(card)))),
  }));
  const badness = ({ card, on, to, way }: Placing): number => {
    const known = plan.missions[rank(table.def(card))];
    const wrongSide = known?.side !== undefined && to >= 0 && (to === 0) !== (known.side === 'front') ? 1000 : 0;
    const at = line.findIndex(({ id }) => id === on) + (way === 'left' ? 0 : 1);
    const own = rank(table.def(card));
    const wrong = line.filter((other, place) => other.rank >= 0 && other.rank < own !== place < at).length;
    return wrongSide + wrong - at / 1000;
  };
  const [best] = options.toSorted((a, b) => badness(a) - badness(b));
  return best && { choice: choose(decision, best), changes: [] };
}

const ownedBy = (table: Table, card: CardId): boolean =>
  table.view.cards.find(({ id }) => id === card)?.owner === table.me;

/** The answer to a question of the seeding as planned; nothing where the plan has none. */
export function asPlanned(plan: SeedingPlan, decision: Decision, view: View, whereOf: WhereOf): Planned | undefined {
  const table = new Table(plan, view, decision.player, whereOf);
  const stacks = stacksOption(decision);
  if (stacks) return seedStacks(table, decision, stacks);
  switch (decision.kind) {
    case 'cut missions': {
      const leave = passOf(decision);
      return leave && { choice: choose(decision, leave), changes: [] };
    }
    case 'place mission':
      return placeMission(plan, table, decision);
    case 'seed card':
    case 'seed facility':
      return seedOne(table, decision);
    default:
      return undefined;
  }
}
