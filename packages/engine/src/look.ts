import type { Pile } from '@spaceline/language';
import { eachPile, pileNames, pileRow } from '@spaceline/language';
import type { GameEvent, SeenEvent, Seer } from './contract/event.ts';
import { occupied } from './asking/groups.ts';
import { hasSeen } from './state/seen.ts';
import { isHidden } from './asking/hidden.ts';
import type { Frame } from './state/frame.ts';
import { at } from './state/placed.ts';
import { handlerOf } from './state/kernel.ts';
import type { CardId, Player } from './contract/ids.ts';
import { none } from './contract/ids.ts';
import { isFront } from './rules/double-sided.ts';
import { scoreOf, victoryOf } from './rules/winning.ts';
import { whyNotStaffed } from './rules/staffing.ts';
import { cardPlaysLeft } from './offers/hand.ts';
import { handsOpen } from './rules/open-hands.ts';
import type { Card, Location, State } from './state/state.ts';
import type { Shown, ShownPlace, ShownPlaces } from './state/shown.ts';
import { nothingShown } from './state/shown.ts';
import { isResting } from './state/state.ts';
import { attributesOf, shipAttribute } from './asking/values.ts';
import { cardOf } from './asking/cards.ts';
import { outlined } from './contract/judgement.ts';
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

/** A look under way: who looks at what, and what has come into sight so far. */
interface Looking {
  readonly s: State;
  readonly seer: Seer;
  readonly cards: CardView[];
  readonly laid: Laid;
  /** What was shown last. */
  readonly faces: Shown['faces'];
  readonly places: ShownPlaces;
}

/** What rests: nothing about it can change there. */
const addResting = ({ s, cards }: Looking, ids: readonly CardId[]): readonly CardId[] => {
  const { faces } = s.fixed;
  for (const id of ids) cards.push(faces[id]);
  return ids;
};

/** What is in play. */
const add = (looking: Looking, id: CardId): void => {
  looking.cards.push(face(looking, id));
};

const addAll = (looking: Looking, ids: readonly CardId[]): readonly CardId[] => {
  for (const id of ids) add(looking, id);
  return ids;
};

/** What may lie anywhere, unless it is seen anyway. */
const addUnlessSeen = (looking: Looking, id: CardId): void => {
  const { s, cards } = looking;
  if (!cards.some((card) => card.id === id)) cards.push(isResting(s.cards[id]) ? s.fixed.faces[id] : face(looking, id));
};

type Attributes = NonNullable<CardView['attributes']>;

const sameNumbers = (a: Attributes | undefined, b: Attributes | undefined): boolean => {
  if (a === b) return true;
  if (!a || !b || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++)
    if (a[i][0] !== b[i][0] || a[i][1] !== b[i][1] || a[i][2] !== b[i][2]) return false;
  return true;
};

const face = ({ s, faces }: Looking, id: CardId): CardView => {
  const c = s.cards[id];
  const card = cardOf(s, id);
  const acting = card.type === 'Personnel' && (c.zone === 'aboard' || c.zone === 'surface');
  const { stopped } = c;
  const disabled = c.disabledBy !== none || c.heldBy !== none || c.houseArrest;
  const affiliation = c.affiliation === '' ? undefined : c.affiliation;
  const attributes = acting ? attributesOf(s, id) : undefined;
  const countdown = c.countdown === none ? undefined : c.countdown;
  const faceDown = c.faceDown ? true : undefined;
  const away = s.away.length > 0 && s.away.includes(c.subjects[0]) ? c.subjects[0] : undefined;
  const side = card.mission?.builtIn ? (isFront(s, id) ? 'front' : 'back') : undefined;
  const before = faces[id];
  if (
    before !== undefined &&
    before.stopped === stopped &&
    before.disabled === disabled &&
    before.affiliation === affiliation &&
    before.countdown === countdown &&
    before.faceDown === faceDown &&
    before.away === away &&
    before.side === side &&
    sameNumbers(before.attributes, attributes)
  )
    return before;
  const shown: CardView = {
    id,
    def: card.def.id,
    owner: s.fixed.owner[id],
    stopped,
    disabled,
    affiliation,
    attributes,
    countdown,
    faceDown,
    away,
    side,
  };
  faces[id] = shown;
  return shown;
};

const nothing: readonly CardId[] = [];

/** A hand may lie open for both players (B-13.38). */
const mayLook = (s: State, pile: Pile, own: boolean): boolean => {
  const { seenBy } = pileRow(pile);
  return seenBy === 'everybody' || (own && seenBy === 'owner') || (pile === 'hand' && handsOpen(s));
};

const noneSeen: Readonly<Record<Pile, readonly CardId[]>> = eachPile(() => nothing);
const noneCounted: Readonly<Record<Pile, number>> = eachPile(() => 0);

const pilesView = (looking: Looking, player: Player): Pick<PlayerView, 'piles' | 'counts'> => {
  const { s, seer } = looking;
  const from = s.players[player].piles;
  const piles: Record<Pile, readonly CardId[]> = { ...noneSeen };
  const counts = { ...noneCounted };
  for (const pile of pileNames) {
    const here = from[pile];
    if (here.length === 0) continue;
    counts[pile] = here.length;
    if (mayLook(s, pile, player === seer)) piles[pile] = addResting(looking, here.slice());
  }
  return { piles, counts };
};

const playerView = (looking: Looking, player: Player): PlayerView => {
  const { s, seer, laid } = looking;
  const p = s.players[player];
  const own = player === seer;
  const missions = p.piles['mission pile'];
  const top = missions[missions.length - 1];
  const victory = victoryOf(s, player);
  const next = own && s.phase === 'missions' && top !== undefined ? top : none;
  if (next !== none) addResting(looking, s.fixed.format.missions ? missions : [next]);
  const { piles, counts } = pilesView(looking, player);
  return {
    score: scoreOf(s, player),
    missionPoints: p.missionPoints,
    bonusPoints: p.bonusPoints,
    needed: victory.needed,
    victory,
    piles,
    counts,
    table: addAll(looking, laid.table[player]),
    nextMission: next,
    cardPlays: s.active === player ? cardPlaysLeft(s, player) : 0,
  };
};

/**
 * The cards in play by how they lie, besides missions and those aboard and on surfaces, who are looked up. A view is
 * asked for often: each card is looked at once.
 */
interface Laid {
  /** On the table before each player; a lasting dilemma that goes with a team lies beside its player's other cards. */
  readonly table: readonly [readonly CardId[], readonly CardId[]];
  /** Cards that are somewhere by themselves, by the location. */
  readonly standing: readonly Here[];
  /** What is on each card; most tables have none. */
  readonly byHost: ReadonlyMap<CardId, readonly CardId[]> | undefined;
}

/** The cards at a location, by how they lie there; most locations have none. */
interface Here {
  readonly loc: CardId;
  readonly ships: CardId[];
  readonly facilities: CardId[];
  readonly on: CardId[];
  readonly between: CardId[];
}
const nobodyHere: Here = { loc: none, ships: [], facilities: [], on: [], between: [] };

const hereAt = (standing: Here[], loc: CardId): Here => {
  for (const here of standing) if (here.loc === loc) return here;
  const here: Here = { loc, ships: [], facilities: [], on: [], between: [] };
  standing.push(here);
  return here;
};

const stand = (s: State, here: Here, id: CardId, zone: Card['zone']): void => {
  if (zone === 'on location') here.on.push(id);
  else if (zone === 'between') here.between.push(id);
  else if (zone === 'space') {
    const { type, selfShip } = cardOf(s, id);
    if (type === 'Ship' || selfShip !== undefined) here.ships.push(id);
    if (type === 'Facility') here.facilities.push(id);
  }
};

const layOut = (s: State): Laid => {
  const table: [CardId[], CardId[]] = [[], []];
  const standing: Here[] = [];
  let byHost: Map<CardId, CardId[]> | undefined;
  for (const id of s.play) {
    const { zone, host, loc, controller } = s.cards[id];
    if (zone === 'aboard' || zone === 'surface' || zone === 'spaceline') continue;
    if (zone === 'table' || zone === 'with team') table[controller].push(id);
    if (host !== none) addTo((byHost ??= new Map()), host, id);
    else if (loc !== none) stand(s, hereAt(standing, loc), id, zone);
  }
  return { table, standing, byHost };
};

const addTo = (lists: Map<CardId, CardId[]>, key: CardId, id: CardId): void => {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
};

const hostedBy = ({ laid }: Looking, host: CardId): readonly CardId[] => laid.byHost?.get(host) ?? nothing;

/** These, and the cards on others: they lie open where those are, also where the personnel are hidden. */
const onThem = ({ laid }: Looking, people: readonly CardId[], these: readonly CardId[]): readonly CardId[] => {
  if (!laid.byHost) return these;
  let all = these;
  for (const id of people) {
    const on = laid.byHost.get(id);
    if (on) all = [...all, ...on];
  }
  return all;
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
const groupsOf = (looking: Looking, ids: readonly CardId[]): readonly GroupView[] => {
  if (ids.length === 0) return noGroups;
  const { s, seer } = looking;
  const groups: Group[] = [];
  for (const id of ids) {
    const { controller, team }: Card = s.cards[id];
    const group = groupOf(groups, controller, team);
    if (isHidden(s, id, seer)) group.hidden += 1;
    else {
      group.cards.push(id);
      add(looking, id);
    }
  }
  return groups;
};

/** The cards on a vessel and on whoever is aboard. */
const onVessel = (looking: Looking, id: CardId, crew: readonly CardId[]): readonly CardId[] => {
  if (!looking.laid.byHost) return nothing;
  const hosted = hostedBy(looking, id);
  const on = hosted.filter((x) => looking.s.cards[x].zone === 'on card');
  return onThem(looking, hosted, onThem(looking, crew, on));
};

const vesselView = (looking: Looking, id: CardId): ShipView => {
  const { s, seer } = looking;
  const c = s.cards[id];
  const crew = at(s, id);
  const range = shipAttribute(s, id, 'RANGE');
  add(looking, id);
  return {
    card: id,
    controller: isSelfShip(s, id) ? none : c.controller,
    range,
    rangeLeft: Math.max(0, range - c.rangeUsed),
    weapons: shipAttribute(s, id, 'WEAPONS'),
    shields: shipAttribute(s, id, 'SHIELDS'),
    hull: c.hull,
    docked: c.docked,
    cloaked: c.cloaked,
    stopped: c.stopped,
    // Whether a crew suffices is its player's knowledge until the ship moves.
    staffed: c.controller === seer && whyNotStaffed(s, id, c.controller) === undefined,
    occupied: occupied(s, id),
    crew: groupsOf(looking, crew),
    on: addAll(looking, onVessel(looking, id, crew)),
  };
};

const noVessels: readonly ShipView[] = [];

const standingAt = ({ laid }: Looking, loc: CardId): Here => {
  for (const here of laid.standing) if (here.loc === loc) return here;
  return nobodyHere;
};

const vesselViews = (looking: Looking, ids: readonly CardId[]): readonly ShipView[] =>
  ids.length === 0 ? noVessels : ids.map((id) => vesselView(looking, id));

const noPlaces: readonly Placed[] = [];

/** Own seeds may be looked at, with their order (B-8.5); what was revealed and put back is known to everybody. */
const seedsKnown = ({ s, seer }: Looking, l: Location): readonly Placed[] => {
  if (l.seeds.length === 0) return noPlaces;
  const { owner } = s.fixed;
  const known: Placed[] = [];
  for (let position = 0; position < l.seeds.length; position++) {
    const card = l.seeds[position];
    if (owner[card] !== seer && !l.revealed.includes(card)) continue;
    known.push({ card, position });
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

const seedsBy = ({ fixed }: State, l: Location): readonly [number, number] => {
  let first = 0;
  for (const id of l.seeds) if (fixed.owner[id] === 0) first += 1;
  return [first, l.seeds.length - first];
};

/** What has not to do with who is there. */
const placeView = (looking: Looking, l: Location): ShownPlace => {
  const { s, seer, places } = looking;
  const last = places[l.id];
  if (last && last.seeds === l.seeds && last.revealed === l.revealed && isSame(last.bare, l)) return last;
  const known = seedsKnown(looking, l);
  const bare: LocationView = {
    id: l.id,
    missions: l.missions,
    span: spanFor(s, l, seer === 'spectator' ? 0 : seer),
    seeds: l.seeds.length,
    seedsBy: seedsBy(s, l),
    known,
    found: l.found,
    on: nothing,
    completedBy: l.completedBy,
    teams: noGroups,
    ships: noVessels,
    facilities: noVessels,
  };
  const faces = known.map(({ card }) => s.fixed.faces[card]);
  const place: ShownPlace = { revealed: l.revealed, seeds: l.seeds, known, faces, bare };
  places[l.id] = place;
  return place;
};

const isSame = (shown: LocationView, l: Location): boolean =>
  shown.missions === l.missions && shown.found === l.found && shown.completedBy === l.completedBy;

const locationView = (looking: Looking, l: Location): LocationView => {
  const { s, seer, cards } = looking;
  const here = standingAt(looking, l.id);
  const { on, between } = here;
  const surface = at(s, l.id);
  const { bare, faces } = placeView(looking, l);
  if (l.missions.length === 0) add(looking, l.id);
  for (const id of on) for (const held of hostedBy(looking, id)) if (!isHidden(s, held, seer)) add(looking, held);
  const onAll = onThem(looking, surface, on);
  addAll(looking, l.missions);
  addAll(looking, between);
  for (const known of faces) cards.push(known);
  addResting(looking, l.found);
  if (here === nobodyHere && surface.length === 0 && !l.husk) return bare;
  const shown: LocationView = {
    id: l.id,
    missions: l.missions,
    span: bare.span,
    seeds: bare.seeds,
    seedsBy: bare.seedsBy,
    known: bare.known,
    found: l.found,
    on: addAll(looking, onAll),
    completedBy: l.completedBy,
    teams: groupsOf(looking, surface),
    ships: vesselViews(looking, here.ships),
    facilities: vesselViews(looking, here.facilities),
  };
  return l.husk || between.length > 0 ? { ...shown, ...rareParts(l, between) } : shown;
};

/** What few locations have stands on no other one. */
const rareParts = (l: Location, between: readonly CardId[]): Partial<LocationView> => ({
  ...(l.husk ? { husk: true } : {}),
  ...(between.length > 0 ? { between } : {}),
});

/** What is shown for the sake of something that goes on, unless it is seen anyway. */
const addShown = (looking: Looking): void => {
  const { s, seer } = looking;
  for (const frame of s.frames)
    for (const id of handlerOf(s, frame).shows?.(s, frame, seer) ?? nothing) addUnlessSeen(looking, id);
};

/** What was revealed by agreement in this turn, as long as its player knows that it lies there. */
const addRevealed = (looking: Looking): void => {
  const { s, seer } = looking;
  if (seer === 'spectator') return;
  for (const deed of s.turnHistory)
    if (deed.did === 'shown' && hasSeen(s, seer, deed.card)) addUnlessSeen(looking, deed.card);
};

const nothingGoesOn: readonly UnderWay[] = [];

const underWayOf = (s: State, seer: Seer): readonly UnderWay[] => {
  let told = nothingGoesOn;
  for (const frame of s.frames) {
    const here = handlerOf(s, frame).tells?.(s, frame, seer);
    if (here) told = [...told, here];
  }
  return told;
};

const nobodyAsked: readonly Player[] = [];

const decidingNow = (s: State, top: Frame | undefined): readonly Player[] =>
  (top &&
    s.result === undefined &&
    handlerOf(s, top)
      .asks?.(s, top)
      .map((asked) => asked.player)) ||
  nobodyAsked;

/** Who has to decide now: everybody at the table sees that. */
export const deciding = (s: State): readonly Player[] => decidingNow(s, s.frames[s.frames.length - 1]);

const shownBefore = (s: State): Shown => {
  const before = s.memory.shown;
  if (before?.fixed === s.fixed) return before;
  const shown = nothingShown(s.fixed);
  s.memory.shown = shown;
  return shown;
};

export const view = (s: State, seer: Seer): View => {
  const { faces, to } = shownBefore(s);
  const places = to[seer === 'spectator' ? 2 : seer];
  const looking: Looking = { s, seer, cards: [], laid: layOut(s), faces, places };
  const top = s.frames[s.frames.length - 1];
  const players = [playerView(looking, 0), playerView(looking, 1)] as const;
  const spaceline = s.locations.map((l) => locationView(looking, l));
  // A ship that is away took along what lies on it and is aboard: whoever saw that before still knows it.
  for (const id of s.away) if (!isHidden(s, id, seer)) add(looking, id);
  for (const id of s.result?.ante ?? nothing) addUnlessSeen(looking, id);
  addShown(looking);
  addRevealed(looking);
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
    cards: looking.cards,
    remembered: rememberedBy(s, seer),
    deciding: decidingNow(s, top),
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
  'encountered',
]);

/** The names of the cards that an event shows. */
const namesIn = (s: State, event: GameEvent, card: CardId, cards: readonly CardId[]): Record<number, string> => {
  const names: Record<number, string> = {};
  if (s.fixed.cards[card]) names[card] = cardOf(s, card).def.id;
  if (s.fixed.cards[event.on]) names[event.on] = cardOf(s, event.on).def.id;
  for (const id of cards) if (s.fixed.cards[id]) names[id] = cardOf(s, id).def.id;
  return names;
};

/** Whether all recipients see an event alike: who watches sees nothing that a player does not. */
export const isSeenAlike = (s: State, { e, only, judged, cards }: GameEvent): boolean =>
  only === none && !judged && !(rosters.has(e) && cards.some((id) => isHidden(s, id, 'spectator')));

/** An event as one recipient may see it. */
export const seen = (s: State, event: GameEvent, seer: Seer): SeenEvent => {
  const { e, player, on, n, word, action, only, judged, by, whom, correction } = event;
  const secret = only !== none && only !== seer;
  const cards = secret ? nothing : rosters.has(e) ? event.cards.filter((id) => !isHidden(s, id, seer)) : event.cards;
  const card: CardId = secret ? none : event.card;
  const names = namesIn(s, event, card, cards);
  // Written out where nothing is missing: every event goes to three recipients, and a spread costs more than all the rest.
  if (!judged && !by && whom === undefined && !correction)
    return { e, player, card, on, n, cards, word, action, names } as SeenEvent;
  const { only: _only, ...rest } = event;
  if (!judged || seer === player) return { ...rest, card, cards, names } as SeenEvent;
  return { ...rest, card, cards, names, judged: outlined(judged, (id) => !isHidden(s, id, seer)) } as SeenEvent;
};
