import type { CardDef, DeckPart, DilemmaCard, MissionCard } from '@spaceline/language';
import { eachPart, pileNames } from '@spaceline/language';
import type { Format } from './contract/format.ts';
import type { CardId, LocationId, Player } from './contract/ids.ts';
import { cardId, opponentOf } from './contract/ids.ts';
import type { CardView, View } from './contract/view.ts';
import { view } from './look.ts';
import { roll } from './state/chance.ts';
import { missionDef } from './asking/where.ts';
import { machinery } from './machinery.ts';
import { likelyStacks } from './rules/seeding/likely-stacks.ts';
import { convertedIn, facesOf, layDown } from './state/create.ts';
import type { Deck } from './state/create.ts';
import { handlerOf } from './state/kernel.ts';
import { forget } from './state/memory.ts';
import type { Pool, Prepared } from './state/pool.ts';
import type { Numbers } from './state/renumber.ts';
import { renumbered, renumberedFrame } from './state/renumber.ts';
import type { Card, State } from './state/state.ts';
import { isResting, makeCard } from './state/state.ts';
import type { Stored } from './state/store.ts';
import { copyCard } from './state/copying.ts';
import { revive, stored } from './state/store.ts';

/**
 * A table as one player knows it, and full tables that it could be: the ground for programs that think ahead. What the
 * other player hides has no name in it, and numbers that follow from where it lies, not from what it is; the seed of
 * the game is not in it.
 */
export interface Known {
  readonly view: View;
  readonly seer: Player;
  /** The card behind each number, by its id in the pool; null: it is hidden from this player. */
  readonly cards: readonly (string | null)[];
  readonly owner: readonly Player[];
  readonly builtIn: readonly (readonly [CardId, CardId])[];
  readonly assisted: boolean;
  /** Cards of the other player that have lain open and lie hidden now, nobody knows where. */
  readonly met: readonly string[];
  readonly table: Stored;
}

/** What a player believes about what is hidden. */
export interface Belief {
  readonly pool: Pool;
  readonly format: Format;
  /** The deck the other player may be playing: hidden cards are taken from it as far as it goes, then from the pool. */
  readonly deck: Deck;
  /** What is believed to lie under missions, in the order in which it is met; an empty id may be anything. */
  readonly under?: ReadonlyMap<LocationId, readonly string[]> | undefined;
}

/** The order of a pile of the player's own, as far as they do not know it, becomes another one. */
const reordered = (s: State, seer: Player, order: (ids: CardId[]) => CardId[]): void => {
  const numbers = new Map<CardId, CardId>();
  const { piles } = s.players[seer];
  for (const pile of ['draw deck', 'mission pile'] as const) {
    const unknown = piles[pile].filter((id, at) => !isInPlace(s, seer, id, at === piles[pile].length - 1));
    const after = order(unknown.slice());
    unknown.forEach((id, i) => numbers.set(id, after[i]));
    piles[pile].splice(0, piles[pile].length, ...piles[pile].map((id) => numbers.get(id) ?? id));
  }
  // What the other player knows of it is known by its place.
  const other = opponentOf(seer);
  // In the order of their numbers: in which order the other player saw them is none of the seer's business.
  const known = s.seen[other].map((id) => numbers.get(id) ?? id).toSorted((a, b) => a - b);
  s.seen = seer === 0 ? [s.seen[0], known] : [known, s.seen[1]];
  s.frames = s.frames.map((f) => (f.kind === 'look' && f.player === other ? renumberedFrame(f, numbers) : f));
};

/** The mission that comes next is shown to its owner; all are, where their owner chooses their order (B-28.6). */
const isInPlace = (s: State, seer: Player, id: CardId, top: boolean): boolean =>
  s.seen[seer].includes(id) ||
  (s.cards[id].zone === 'mission pile' && s.phase === 'missions' && (top || s.fixed.format.missions !== undefined));

/** Hidden cards of the other player, in the order of the places where they lie. */
const hiddenCards = (s: State, seer: Player, shown: ReadonlySet<CardId>): CardId[] => {
  const other = opponentOf(seer);
  const places = [
    ...pileNames.flatMap((pile) => [...s.players[other].piles[pile], ...s.players[seer].piles[pile]]),
    ...s.locations.flatMap((l) => [...l.seeds, ...l.found]),
    ...s.play,
    ...s.away,
  ];
  const isHidden = (id: CardId): boolean => s.fixed.owner[id] === other && !shown.has(id);
  return [...new Set(places.filter(isHidden))];
};

/** Hidden personnel say nothing of themselves by how they are. */
const facelessly = (c: Card): Card =>
  isResting(c) ? c : Object.assign(copyCard(c), { affiliation: '', formerly: '', copied: makeCard(c.zone).copied });

/** What a player has committed and the other may not know is left out. */
const withoutPlans = (s: State, other: Player): void => {
  s.frames = s.frames.map((f) => {
    if (f.kind !== 'batch' || f.committed[other] === null) return f;
    const [one, two] = f.committed;
    return { ...f, committed: other === 0 ? [[], two] : [one, []] };
  });
};

/** In which order hidden cards were seeded is not told: those that lie under missions were. */
const withoutSequence = (s: State, other: Player, isHidden: (id: CardId) => boolean): void => {
  const told = s.history.filter((deed) => deed.did !== 'seeded under' || !isHidden(deed.card));
  const under = s.locations.flatMap((l) => l.seeds.filter(isHidden));
  s.history = [...told, ...under.map((card) => ({ did: 'seeded under', player: other, card }) as const)];
};

/**
 * A card of the seer's own that the other player has taken to hand or deck, and that the seer has lost sight of there,
 * may be any of those cards: it is put before all of them.
 */
const takenFirst = (s: State, seer: Player, shown: ReadonlySet<CardId>): void => {
  const { piles } = s.players[opponentOf(seer)];
  const all = [...piles.hand, ...piles['draw deck']];
  const isTaken = (id: CardId): boolean => s.fixed.owner[id] === seer && !shown.has(id);
  const taken = all.filter(isTaken).toSorted((a, b) => a - b);
  if (taken.length === 0) return;
  const order = [...taken, ...all.filter((id) => !isTaken(id))];
  for (const zone of ['hand', 'draw deck'] as const) {
    const ids = order.splice(0, piles[zone].length);
    piles[zone].splice(0, piles[zone].length, ...ids);
    for (const id of ids) s.cards[id] = makeCard(zone);
  }
};

export const conceal = (state: State, seer: Player): Known => {
  const seenNow = view(state, seer);
  const shown = new Set([...seenNow.cards.map(({ id }) => id), ...state.seen[seer]]);
  const hidden = hiddenCards(state, seer, shown);
  const sorted = hidden.toSorted((a, b) => a - b);
  const numbers: Numbers = new Map(hidden.map((id, i) => [id, sorted[i]]));
  const met = hidden.filter((id) => state.met.includes(id)).map((id) => state.fixed.cards[id].def.id);
  const isHidden = (id: CardId): boolean => numbers.has(id);
  const s = renumbered(state, numbers);
  for (const id of hidden) s.cards[id] = facelessly(s.cards[id]);
  s.speaking = s.speaking.filter((id) => !isHidden(id));
  s.met = s.met.filter((id) => !isHidden(id));
  // What was found once and lies hidden again, in a deck that was shuffled since, may be any card there.
  s.acquired = s.acquired.filter((id) => !isHidden(id));
  for (const l of s.locations) l.revealed = l.revealed.filter((id) => !isHidden(id) || l.seeds.includes(id));
  s.chance = s.chance.map(() => 0);
  s.rigged = [];
  withoutPlans(s, opponentOf(seer));
  withoutSequence(s, opponentOf(seer), isHidden);
  takenFirst(s, seer, shown);
  reordered(s, seer, (ids) => ids.sort((a, b) => a - b));
  const { cards, owner, builtIn, assisted } = state.fixed;
  return {
    view: seenNow,
    seer,
    cards: cards.map(({ def }, id) => (isHidden(cardId(id)) ? null : def.id)),
    owner,
    builtIn: [...builtIn],
    assisted,
    met: met.toSorted(),
    table: stored(s),
  };
};

/** Draws from lists by the chance of the guessed game itself. */
class Lots {
  private readonly s: State;
  constructor(s: State) {
    this.s = s;
  }
  shuffled<T>(list: readonly T[]): T[] {
    const left = list.slice();
    return list.map(() => left.splice(this.below(left.length), 1)[0]);
  }
  below(count: number): number {
    return roll(this.s, 'selection', count);
  }
  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}

/** What a hidden card can be where it lies. */
interface Slot {
  readonly id: CardId;
  readonly part: DeckPart;
  /** Aboard or on a surface. */
  readonly acts: boolean;
  /** The mission that it lies under. */
  readonly under: { readonly kind: MissionCard['kind']; readonly own: boolean } | undefined;
}

/** Whether the mission is one of whoever hides the card, and of nobody else. */
const underOf = (s: State, id: CardId): Slot['under'] => {
  const location = s.locations.find(({ seeds }) => seeds.includes(id));
  const [mission] = location?.missions ?? [];
  if (!location || mission === undefined) return undefined;
  const { owner } = s.fixed;
  return { kind: missionDef(s, mission).kind, own: location.missions.every((one) => owner[one] === owner[id]) };
};

const slotOf = (s: State, id: CardId): Slot => {
  const c = s.cards[id];
  const { zone } = c;
  const part =
    zone === 'mission pile' ? 'missions' : zone === 'seed deck' || zone === 'under mission' ? 'seeds' : 'draw';
  return { id, part, acts: !isResting(c), under: zone === 'under mission' ? underOf(s, id) : undefined };
};

/**
 * What players seed: dilemmas where they are met and against the other player, artifacts under planets of their own. A
 * mis-seed could lie there, but hardly does, and whoever expects many of them thinks that every attempt succeeds.
 */
const isSeededThere = ({ under }: Slot, def: CardDef): boolean => {
  if (!under) return true;
  if (def.type === 'Artifact') return under.own && under.kind !== 'space';
  if (def.type !== 'Dilemma') return false;
  return (!under.own || under.kind === 'space') && isMetThere(under, def);
};

const isMetThere = ({ kind }: NonNullable<Slot['under']>, { where }: DilemmaCard): boolean =>
  where === 'dual' || kind === 'dual' || where === kind;

const isSeed = ({ type }: CardDef): boolean => type === 'Dilemma' || type === 'Artifact' || type === 'Facility';
const couldBe = (slot: Slot, def: CardDef): boolean => {
  if (slot.acts)
    return def.type === 'Personnel' || def.type === 'Equipment' || (def.type === 'Artifact' && def.acquired === 'team');
  if (slot.part === 'missions') return def.type === 'Mission';
  return slot.part === 'seeds' ? def.type !== 'Mission' : def.type !== 'Mission' && !isSeed(def);
};

const take = (list: Prepared[], fits: (card: Prepared) => boolean): Prepared | undefined => {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
};

/** The cards of a believed deck that are not accounted for, part by part, in any order. */
const stockOf = (known: Known, belief: Belief, s: State, lots: Lots): Record<DeckPart, Prepared[]> => {
  const { pool, format, owner } = s.fixed;
  const accounted = [...known.met, ...known.cards.filter((id, at) => id !== null && owner[at] !== known.seer)];
  return eachPart((part) => {
    const left = belief.deck[part].map((id) => convertedIn(pool, format, id));
    for (const id of accounted.slice()) {
      const at = id === null ? -1 : left.indexOf(id);
      if (at < 0) continue;
      left.splice(at, 1);
      accounted.splice(accounted.indexOf(id), 1);
    }
    return lots.shuffled(left.flatMap((id) => pool.byId.get(id) ?? []));
  });
};

/** A table that is being guessed: until it is handed over nobody else has the lists of its cards. */
interface Draft {
  readonly s: State;
  readonly cards: Prepared[];
  readonly faces: CardView[];
}

/** Puts a card of the pool into a hidden place. */
const place = ({ s, cards, faces }: Draft, slot: Slot, card: Prepared): void => {
  cards[slot.id] = card;
  faces[slot.id] = { ...faces[slot.id], def: card.def.id };
  if (!slot.acts) return;
  s.cards[slot.id] = Object.assign(copyCard(s.cards[slot.id]), { affiliation: card.affiliations?.[0] ?? '' });
  s.speaking = s.play.filter((id) => s.fixed.cards[id].speaks);
  forget(s);
};

/** Of a unique card one copy is in play. */
const isFree = (s: State, { def }: Prepared): boolean =>
  !('universal' in def) || def.universal || !s.play.some((id) => s.fixed.cards[id].def.title === def.title);

/** Seeds are dilemmas and artifacts before all else. */
const anyFor = (slot: Slot, cards: readonly Prepared[]): readonly Prepared[] => {
  const { part } = slot;
  const met = part === 'seeds' ? cards.filter(({ def }) => def.type === 'Dilemma' || def.type === 'Artifact') : [];
  const there = met.filter(({ def }) => isSeededThere(slot, def));
  return there.length > 0 ? there : met.length > 0 ? met : cards;
};

const isPerson = ({ type }: Prepared): boolean => type === 'Personnel';

const slotsOf = (known: Known, s: State): Slot[] =>
  known.cards.flatMap((id, at) => (id === null ? [slotOf(s, cardId(at))] : []));

/** Fills every hidden place with a card it could be: those seen before first, then the believed deck, then anything. */
const fill = (known: Known, belief: Belief, draft: Draft, lots: Lots): void => {
  const { s } = draft;
  const { pool } = s.fixed;
  const stock = stockOf(known, belief, s, lots);
  const met = lots.shuffled(known.met.flatMap((id) => pool.byId.get(id) ?? []));
  const slots = slotsOf(known, s);
  // Those who act are chosen first: fewer cards can be there.
  const others = lots.shuffled(slots.filter(({ acts }) => !acts));
  const isUnder = ({ under }: Slot): boolean => under !== undefined;
  const order = [
    ...slots.filter(({ acts }) => acts),
    ...others.filter(isUnder),
    ...others.filter((slot) => !isUnder(slot)),
  ];
  const filled = new Set<CardId>();
  for (const [id, seeds] of belief.under ?? [])
    for (const [at, seed] of (s.locations.find((l) => l.id === id)?.seeds ?? []).entries()) {
      const slot = slots.find((one) => one.id === seed);
      const card = slot && take(stock.seeds, ({ def }) => def.id === seeds[at]);
      if (!slot || !card) continue;
      place(draft, slot, card);
      filled.add(seed);
    }
  for (const slot of order) {
    if (filled.has(slot.id)) continue;
    const fits = (card: Prepared): boolean => couldBe(slot, card.def) && (!slot.acts || isFree(s, card));
    const likely = (card: Prepared): boolean => fits(card) && (!slot.acts || isPerson(card));
    // What has been met may be back in a hand or deck, whatever it is.
    const again = take(met, slot.acts || slot.part !== 'draw' ? fits : ({ def }) => def.type !== 'Mission');
    const usual = (card: Prepared): boolean => likely(card) && isSeededThere(slot, card.def);
    const believed = take(stock[slot.part], usual) ?? take(stock[slot.part], likely);
    place(draft, slot, again ?? believed ?? lots.one(anyFor(slot, written(s).filter(likely))));
    if (again) s.met = [...s.met, slot.id];
  }
};

const written = (s: State): readonly Prepared[] =>
  s.fixed.pool.cards.filter(({ def }) => s.fixed.assisted || !def.unwritten);

/** The numbers of a view that may depend on who is hidden where; what arms a force in battle would not be hidden (S-58). */
const numbersIn = (seen: View): number[] => [
  seen.cards.length,
  ...seen.spaceline.flatMap(({ ships, facilities }) =>
    [...ships, ...facilities].flatMap((vessel) => [
      vessel.range,
      vessel.rangeLeft,
      vessel.weapons,
      vessel.shields,
      Number(vessel.occupied),
    ]),
  ),
  ...seen.cards.flatMap(({ attributes }) => attributes?.flat() ?? []),
];

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, n, i) => sum + Math.abs(n - (other[i] ?? 0)), 0);

const mostExchanges = 2000;

/** Whoever is asked has something to answer with. */
const canAnswer = (s: State): boolean => {
  const top = s.frames[s.frames.length - 1];
  const handler = handlerOf(s, top);
  return (handler.asks?.(s, top) ?? []).every(({ player }) => handler.options?.(s, top, player).length !== 0);
};

/**
 * Others act in place of those guessed until the numbers that are seen are those that they make, and whoever is asked what
 * those people do (B-14.13) has people who can do it.
 */
const exchange = (known: Known, draft: Draft, lots: Lots): void => {
  const { s } = draft;
  const wanted = numbersIn(known.view);
  const unlikeness = (): number => {
    const off = distance(numbersIn(view(s, known.seer)), wanted);
    return off > 0 || canAnswer(s) ? off : 1;
  };
  let now = unlikeness();
  if (now === 0) return;
  const slots = slotsOf(known, s).filter(({ acts }) => acts);
  const [people, gear] = [true, false].map((person) =>
    written(s).filter((card) => couldBe(slots[0], card.def) && isPerson(card) === person),
  );
  for (let n = 0; n < mostExchanges && now > 0; n++) {
    const slot = lots.one(slots);
    const before = s.fixed.cards[slot.id];
    const card = lots.one(gear.length > 0 && n % 2 === 0 ? gear : people);
    if (!isFree(s, card)) continue;
    place(draft, slot, card);
    const then = unlikeness();
    if (then > now) place(draft, slot, before);
    else now = then;
  }
};

/** Who seeds in turns and may not pass can seed: another card lies in the seed deck until that is so (B-28.4). */
const enable = (known: Known, draft: Draft, lots: Lots): void => {
  const { s } = draft;
  const slots = slotsOf(known, s).filter(({ id }) => s.cards[id].zone === 'seed deck');
  if (slots.length === 0 || canAnswer(s)) return;
  const slot = lots.one(slots);
  for (const card of lots.shuffled(written(s).filter(({ def }) => couldBe(slot, def)))) {
    place(draft, slot, card);
    if (canAnswer(s)) return;
  }
};

/** What the other player has committed to while the seer still builds stacks is guessed with the rest. */
const plan = (known: Known, s: State, lots: Lots): void => {
  const other = opponentOf(known.seer);
  s.frames = s.frames.map((f) => {
    if (f.kind !== 'batch' || f.committed[other] === null) return f;
    const stacks = likelyStacks(s, f, other, (below) => lots.below(below));
    return { ...f, committed: other === 0 ? [stacks, f.committed[1]] : [f.committed[0], stacks] };
  });
};

/** A table with the cards that are known; the others are filled in afterwards. */
const tableOf = (known: Known, { pool, format }: Belief, seed: string): Draft => {
  const nothing = eachPart(() => []);
  const s = layDown({ pool, format, seed, decks: [nothing, nothing], assisted: known.assisted }, machinery);
  const unknown = pool.cards[0];
  const cards = known.cards.map((id) => (id === null ? unknown : (pool.byId.get(id) ?? unknown)));
  const { owner, builtIn } = known;
  s.fixed = { ...s.fixed, cards, owner, builtIn: new Map(builtIn), faces: facesOf(cards, owner), imagined: true };
  s.cards.push(...known.table.cards.map(() => makeCard('table')));
  return draftOf(renumbered(revive(s, known.table), new Map()));
};

const draftOf = (s: State): Draft => {
  const draft: Draft = { s, cards: s.fixed.cards.slice(), faces: s.fixed.faces.slice() };
  s.fixed = { ...s.fixed, cards: draft.cards, faces: draft.faces };
  return draft;
};

/**
 * A full table that is consistent with everything a player knows: their view of it is the view they have, and they are
 * asked what they are asked. The same belief and seed give the same table.
 */
export const guess = (known: Known, belief: Belief, seed: string): State => {
  const draft = tableOf(known, belief, seed);
  const { s } = draft;
  const lots = new Lots(s);
  fill(known, belief, draft, lots);
  reordered(s, known.seer, (ids) => lots.shuffled(ids));
  if (s.phase !== 'play') {
    enable(known, draft, lots);
    plan(known, s, lots);
  }
  if (slotsOf(known, s).some(({ acts }) => acts)) exchange(known, draft, lots);
  return s;
};
