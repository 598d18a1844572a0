import type { Pile } from '@spaceline/language';
import { eachPile, pileNames, pileRow } from '@spaceline/language';
import type { GameEvent, SeenEvent, Seer } from './contract/event.ts';
import { occupied } from './asking/groups.ts';
import { hasSeen } from './state/seen.ts';
import { isHidden } from './asking/hidden.ts';
import type { Frame } from './state/frame.ts';
import { at } from './state/memory.ts';
import { handlerOf } from './state/kernel.ts';
import type { CardId, Player } from './contract/ids.ts';
import { none } from './contract/ids.ts';
import { isFront } from './rules/double-sided.ts';
import { scoreOf, victoryOf } from './rules/winning.ts';
import { whyNotStaffed } from './rules/staffing.ts';
import { cardPlaysLeft } from './offers/hand.ts';
import { handsOpen } from './rules/open-hands.ts';
import type { Card, Location, Piles, State, Zone } from './state/state.ts';
import { isResting } from './state/state.ts';
import { attributesOf, rangeLeft, shipAttribute } from './asking/values.ts';
import { cardOf } from './asking/cards.ts';
import type { UnderWay } from './contract/under-way.ts';
import type {
  CardView,
  GroupView,
  LocationView,
  Placed,
  PlayerView,
  RememberedView,
  ShipView,
  View,
} from './contract/view.ts';
import { isSelfShip, spanFor } from './asking/where.ts';

/** What one recipient may know (B-13.34 to B-13.39, B-1.18). */

class Cards {
  readonly list: CardView[] = [];
  private readonly s: State;
  constructor(s: State) {
    this.s = s;
  }
  has(id: CardId): boolean {
    return this.list.some((card) => card.id === id);
  }
  add(id: CardId): void {
    this.list.push(face(this.s, id));
  }
  addAll(ids: readonly CardId[]): readonly CardId[] {
    for (const id of ids) this.add(id);
    return ids;
  }
}

const face = (s: State, id: CardId): CardView => {
  const c = s.cards[id];
  if (isResting(c)) return s.fixed.faces[id];
  const card = cardOf(s, id);
  const acting = card.type === 'Personnel' && (c.zone === 'aboard' || c.zone === 'surface');
  return {
    id,
    def: card.def.id,
    owner: s.fixed.owner[id],
    stopped: c.stopped,
    disabled: c.disabledBy !== none || c.heldBy !== none || c.houseArrest,
    affiliation: c.affiliation === '' ? undefined : c.affiliation,
    attributes: acting ? attributesOf(s, id) : undefined,
    countdown: c.countdown === none ? undefined : c.countdown,
    faceDown: c.faceDown ? true : undefined,
    away: s.away.includes(c.subjects[0]) ? c.subjects[0] : undefined,
    side: card.mission?.builtIn ? (isFront(s, id) ? 'front' : 'back') : undefined,
  };
};

/** A lasting dilemma that goes with a team lies beside its player's other cards. */
const isOnTable = (zone: Zone): boolean => zone === 'table' || zone === 'with team';

const nothing: readonly CardId[] = [];

/** A hand may lie open for both players (B-13.38). */
const mayLook = (s: State, pile: Pile, own: boolean): boolean => {
  const { seenBy } = pileRow(pile);
  return seenBy === 'everybody' || (own && seenBy === 'owner') || (pile === 'hand' && handsOpen(s));
};

const noneSeen: Readonly<Record<Pile, readonly CardId[]>> = eachPile(() => nothing);
const noneCounted: Readonly<Record<Pile, number>> = eachPile(() => 0);

const pilesView = (
  s: State,
  from: Piles,
  own: boolean,
  cards: Cards,
): { readonly piles: Record<Pile, readonly CardId[]>; readonly counts: Record<Pile, number> } => {
  const piles: Record<Pile, readonly CardId[]> = { ...noneSeen };
  const counts = { ...noneCounted };
  for (const pile of pileNames) {
    const here = from[pile];
    counts[pile] = here.length;
    if (here.length > 0 && mayLook(s, pile, own)) piles[pile] = cards.addAll(here.slice());
  }
  return { piles, counts };
};

const playerView = (s: State, player: Player, seer: Seer, cards: Cards): PlayerView => {
  const p = s.players[player];
  const own = player === seer;
  const missions = p.piles['mission pile'];
  const top = missions[missions.length - 1];
  const victory = victoryOf(s, player);
  const next = own && s.phase === 'missions' && top !== undefined ? top : none;
  if (next !== none) cards.addAll(s.fixed.format.missions ? missions : [next]);
  const { piles, counts } = pilesView(s, p.piles, own, cards);
  return {
    score: scoreOf(s, player),
    missionPoints: p.missionPoints,
    bonusPoints: p.bonusPoints,
    needed: victory.needed,
    victory,
    piles,
    counts,
    table: cards.addAll(s.play.filter((id) => isOnTable(s.cards[id].zone) && s.cards[id].controller === player)),
    nextMission: next,
    cardPlays: s.active === player ? cardPlaysLeft(s, player) : 0,
  };
};

/**
 * What is on each card and at each location, by its id, besides those aboard and on surfaces, who are looked up. A view
 * is asked for often: each card is looked at once.
 */
interface Index {
  readonly byHost: ReadonlyMap<CardId, readonly CardId[]>;
  readonly byLocation: ReadonlyMap<CardId, readonly CardId[]>;
}

const indexOf = (s: State): Index => {
  const byHost = new Map<CardId, CardId[]>();
  const byLocation = new Map<CardId, CardId[]>();
  for (const id of s.play) {
    const { zone, host, loc } = s.cards[id];
    if (zone === 'aboard' || zone === 'surface' || zone === 'spaceline') continue;
    if (host !== none) addTo(byHost, host, id);
    else if (loc !== none) addTo(byLocation, loc, id);
  }
  return { byHost, byLocation };
};

const addTo = (lists: Map<CardId, CardId[]>, key: CardId, id: CardId): void => {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
};

/** Adds the cards on others: they lie open where those are, also where the personnel are hidden. */
const addOnPeople = (index: Index, people: readonly CardId[], to: CardId[]): void => {
  for (const id of people) {
    const on = index.byHost.get(id);
    if (on) to.push(...on);
  }
};

interface Group {
  readonly player: Player;
  readonly team: number;
  readonly cards: CardId[];
  hidden: number;
}
const noGroups: readonly GroupView[] = [];

const groupOf = (groups: Group[], player: Player, team: number): Group => {
  for (const group of groups) if (group.player === player && group.team === team) return group;
  const group: Group = { player, team, cards: [], hidden: 0 };
  groups.push(group);
  return group;
};

/** One group per player and team: cards the seer may see, and a count of the others. */
const groupsOf = (s: State, ids: readonly CardId[], seer: Seer, cards: Cards): readonly GroupView[] => {
  if (ids.length === 0) return noGroups;
  const groups: Group[] = [];
  for (const id of ids) {
    const { controller, team }: Card = s.cards[id];
    const group = groupOf(groups, controller, team);
    if (isHidden(s, id, seer)) group.hidden += 1;
    else {
      group.cards.push(id);
      cards.add(id);
    }
  }
  return groups;
};

const vesselView = (s: State, id: CardId, index: Index, seer: Seer, cards: Cards): ShipView => {
  const c = s.cards[id];
  const crew = at(s, id);
  const hosted = index.byHost.get(id) ?? nothing;
  const on = hosted.filter((x) => s.cards[x].zone === 'on card');
  addOnPeople(index, crew, on);
  addOnPeople(index, hosted, on);
  cards.add(id);
  return {
    card: id,
    controller: isSelfShip(s, id) ? none : c.controller,
    range: shipAttribute(s, id, 'RANGE'),
    rangeLeft: rangeLeft(s, id),
    weapons: shipAttribute(s, id, 'WEAPONS'),
    shields: shipAttribute(s, id, 'SHIELDS'),
    hull: c.hull,
    docked: c.docked,
    cloaked: c.cloaked,
    stopped: c.stopped,
    // Whether a crew suffices is its player's knowledge until the ship moves.
    staffed: c.controller === seer && whyNotStaffed(s, id, c.controller) === undefined,
    occupied: occupied(s, id),
    crew: groupsOf(s, crew, seer, cards),
    on: cards.addAll(on),
  };
};

const noVessels: readonly ShipView[] = [];

const vesselViews = (s: State, ids: readonly CardId[], index: Index, seer: Seer, cards: Cards): readonly ShipView[] =>
  ids.length === 0 ? noVessels : ids.map((id) => vesselView(s, id, index, seer, cards));

interface Laid {
  ships: CardId[];
  facilities: CardId[];
  on: CardId[];
  between: CardId[];
}
const laidBare = (): Laid => ({ ships: [], facilities: [], on: [], between: [] });

/** The cards at a location, by how they lie there. */
const laidOut = (s: State, here: readonly CardId[] = nothing): Laid => {
  const laid = laidBare();
  for (const id of here) {
    const { zone } = s.cards[id];
    if (zone === 'on location') laid.on.push(id);
    else if (zone === 'between') laid.between.push(id);
    else if (zone === 'space') {
      const { type, selfShip } = cardOf(s, id);
      if (type === 'Ship' || selfShip !== undefined) laid.ships.push(id);
      if (type === 'Facility') laid.facilities.push(id);
    }
  }
  return laid;
};

const noPlaces: readonly Placed[] = [];

/** Own seeds may be looked at, with their order (B-8.5); what was revealed and put back is known to everybody. */
const seedsKnown = (s: State, l: Location, seer: Seer, cards: Cards): readonly Placed[] => {
  if (l.seeds.length === 0) return noPlaces;
  const known: Placed[] = [];
  for (let position = 0; position < l.seeds.length; position++) {
    const card = l.seeds[position];
    if (s.fixed.owner[card] !== seer && !l.revealed.includes(card)) continue;
    known.push({ card, position });
    cards.add(card);
  }
  return known;
};

const placeOf = (s: State, id: CardId): RememberedView['lies'] => {
  const { host, loc } = s.cards[id];
  for (const of of [0, 1] as const)
    for (const pile of pileNames) {
      const at = s.players[of].piles[pile].toReversed().indexOf(id);
      if (at >= 0) return { in: pile, of, position: pileRow(pile).order === 'none' ? 0 : at };
    }
  const l = s.locations.find(({ seeds }) => seeds.includes(id));
  if (l) return { under: l.id, position: l.seeds.indexOf(id) };
  return { with: host === none ? loc : host };
};

const nothingRemembered: readonly RememberedView[] = [];

/** In the order of their numbers: in which order they were seen does not matter. */
const rememberedBy = (s: State, seer: Seer): readonly RememberedView[] =>
  seer === 'spectator' || s.seen[seer].length === 0
    ? nothingRemembered
    : s.seen[seer]
        .toSorted((a, b) => a - b)
        .map((card) => ({ card, def: cardOf(s, card).def.id, owner: s.fixed.owner[card], lies: placeOf(s, card) }));

const locationView = (s: State, l: Location, index: Index, seer: Seer, cards: Cards): LocationView => {
  const { ships, facilities, on, between } = laidOut(s, index.byLocation.get(l.id));
  const surface = at(s, l.id);
  let first = 0;
  for (const id of l.seeds) if (s.fixed.owner[id] === 0) first += 1;
  if (l.missions.length === 0) cards.add(l.id);
  for (const id of on)
    for (const held of index.byHost.get(id) ?? nothing) if (!isHidden(s, held, seer)) cards.add(held);
  addOnPeople(index, surface, on);
  const missions = cards.addAll(l.missions);
  cards.addAll(between);
  const shown: LocationView = {
    id: l.id,
    missions,
    span: spanFor(s, l, seer === 'spectator' ? 0 : seer),
    seeds: l.seeds.length,
    seedsBy: [first, l.seeds.length - first],
    known: seedsKnown(s, l, seer, cards),
    found: cards.addAll(l.found),
    on: cards.addAll(on),
    completedBy: l.completedBy,
    teams: groupsOf(s, surface, seer, cards),
    ships: vesselViews(s, ships, index, seer, cards),
    facilities: vesselViews(s, facilities, index, seer, cards),
  };
  return l.husk || between.length > 0 ? { ...shown, ...rareParts(l, between) } : shown;
};

/** What few locations have stands on no other one. */
const rareParts = (l: Location, between: readonly CardId[]): Partial<LocationView> => ({
  ...(l.husk ? { husk: true } : {}),
  ...(between.length > 0 ? { between } : {}),
});

/** What is shown for the sake of something that goes on, unless it is seen anyway. */
const addShown = (s: State, seer: Seer, cards: Cards): void => {
  for (const frame of s.frames)
    for (const id of handlerOf(s, frame).shows?.(s, frame, seer) ?? nothing) if (!cards.has(id)) cards.add(id);
};

/** What was revealed by agreement in this turn, as long as its player knows that it lies there. */
const addRevealed = (s: State, seer: Seer, cards: Cards): void => {
  if (seer === 'spectator') return;
  for (const deed of s.turnHistory)
    if (deed.did === 'shown' && hasSeen(s, seer, deed.card) && !cards.has(deed.card)) cards.add(deed.card);
};

const underWayOf = (s: State, seer: Seer): readonly UnderWay[] =>
  s.frames.flatMap((frame) => handlerOf(s, frame).tells?.(s, frame, seer) ?? []);

export const view = (s: State, seer: Seer): View => {
  const cards = new Cards(s);
  const index = indexOf(s);
  const top = s.frames[s.frames.length - 1];
  const asked = top && s.result === undefined ? (handlerOf(s, top).asks?.(s, top) ?? []) : [];
  const players = [playerView(s, 0, seer, cards), playerView(s, 1, seer, cards)] as const;
  const spaceline = s.locations.map((l) => locationView(s, l, index, seer, cards));
  // A ship that is away took along what lies on it and is aboard: whoever saw that before still knows it.
  for (const id of s.away) if (!isHidden(s, id, seer)) cards.add(id);
  for (const id of s.result?.ante ?? nothing) if (!cards.has(id)) cards.add(id);
  addShown(s, seer, cards);
  addRevealed(s, seer, cards);
  const underWay = underWayOf(s, seer);
  const shown: View = {
    seer,
    seq: s.seq,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    segment: s.segment,
    firstPlayer: s.first,
    players,
    spaceline,
    cards: cards.list,
    remembered: rememberedBy(s, seer),
    deciding: asked.map((a) => a.player),
    action: s.action,
    underWay,
  };
  const plain = !s.fixed.assisted && !s.result && s.described.length === 0;
  return plain ? shown : { ...shown, ...moreOf(s, top) };
};

/** What assisted tables show besides, and games that are over. */
const moreOf = (s: State, top: Frame | undefined): Partial<View> => {
  const correction = top && handlerOf(s, top).proposes?.(s, top);
  return {
    ...(s.fixed.assisted ? { assisted: true } : {}),
    ...(correction ? { correction } : {}),
    ...(s.described.length > 0 ? { described: s.described } : {}),
    ...(s.result ? { result: s.result } : {}),
  };
};

/** Events that tell how many moved or stopped, not who, to the other player (B-13.34). */
const rosters: ReadonlySet<GameEvent['e']> = new Set([
  'stopped',
  'unstopped',
  'beamed',
  'walked',
  'attempt begun',
  'mission completed',
]);

/** An event as one recipient may see it. */
export const seen = (s: State, event: GameEvent, seer: Seer): SeenEvent => {
  const { only, ...rest } = event;
  const secret = only !== none && only !== seer;
  const cards = secret ? [] : rosters.has(event.e) ? event.cards.filter((id) => !isHidden(s, id, seer)) : event.cards;
  const card = secret ? none : event.card;
  const names: Record<number, string> = {};
  for (const id of [card, event.on, ...cards]) if (s.fixed.cards[id]) names[id] = cardOf(s, id).def.id;
  return { ...rest, card, cards, names } as SeenEvent;
};
