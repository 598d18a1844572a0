import type { OptionOf, Pick } from '../contract/decision.ts';
import { cardsAt } from '../asking/groups.ts';
import { option } from '../contract/decision.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { craftInPlay } from '../state/memory.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { compatible } from '../asking/values.ts';
import { cardOf, individuals } from '../asking/cards.ts';
import { isPersonnel, isPhased, isPlanet, isVessel } from '../asking/where.ts';
import { isLocation, locationIndex, locationOf } from '../state/locations.ts';
import { shift } from '../state/zones.ts';
import { hasDisappeared } from './away.ts';
import type { Going } from './going.ts';
import { arrivers, goers, isSurface, leavers, quarrel, whyNobodyGoes, whyNotGo } from './going.ts';
import { settleHologram } from './holograms.ts';
import { beamsLeft, countBeamed, throughOneByOne, whyNotThrough } from './interference.ts';
import { whyNotTransfer } from './required.ts';
import { allMix, joinSurface, keepTogether } from './teams.ts';

/** Beaming and walking (chapters 14a, 14b). A place is a vessel's card, or a location's number for its surface. */

const noTransporter = ground('no-transporter', 'B-14.1', 'one of the two places must be your ship or facility there');
const notYours = ground('shields-up', 'B-14.3', "the SHIELDS of your opponent's ships and facilities are always up");
const notWalkable = ground(
  'walk-not-yours',
  ['B-14.14', 'B-10.4'],
  "one walks between ships and facilities of one's own",
);
const noPlace = ground(
  'no-beam-place',
  ['B-14.2', 'B-14.1'],
  'cards are moved only between surfaces and your ships and facilities',
);
const inPod = ground('in-escape-pod', ['B-19.17', 'B-14.7'], 'whoever is in an Escape Pod waits there to be rescued');
const differentLocations = ground('not-here', 'B-14.1', 'the two places are not at one location');
const noSurface = ground('no-surface', 'B-14.4', 'there is no planet surface here');
const isCloaked = ground('cloaked', 'B-14.9', 'nothing can be beamed to or from a cloaked ship');
const isOutOfPhase = ground('phased', 'B-15.14', 'nothing can be beamed to or from a phased ship');
const samePlace = ground('same-place', 'B-14.2', 'beaming and walking lead from one place to another');
const notDocked = ground('not-docked', 'B-14.14', 'walking leads only between a facility and the ships docked at it');
const walkInstead = ground(
  'walk-instead',
  'B-14.14',
  'between a facility and the ships docked at it one walks',
  'they walk instead of being beamed',
);

/** The surface that a beam leads to or from; none between vessels (B-14.12). */
const surfaceOf = (s: State, cards: readonly CardId[], to: CardId): CardId => {
  if (isSurface(s, to)) return to;
  return cards.length > 0 && s.cards[cards[0]].zone === 'surface' ? s.cards[cards[0]].loc : none;
};

export const candidates = (s: State, player: Player, at: readonly CardId[], to: CardId): readonly CardId[] =>
  throughOneByOne(s, player, surfaceOf(s, at, to), goers(s, player, at, to));

/** Whom a player could take from one place to others. */
interface Leaving {
  readonly from: CardId;
  readonly cards: readonly CardId[];
  /** All of the player's affiliations get along: whoever can leave a vessel or surface can come aboard another vessel. */
  readonly calm: boolean;
  /** One pick serves for every vessel then. */
  readonly aboard: Pick | undefined;
}

const leavingFrom = (s: State, from: CardId, at: readonly CardId[], calm: boolean): Leaving => {
  const cards = at.length === 0 ? at : leavers(s, at);
  return { from, cards, calm, aboard: calm && !isSurface(s, from) ? pickAll(cards) : undefined };
};

const pickTo = (s: State, player: Player, { from, cards, calm, aboard }: Leaving, to: CardId): Pick => {
  const down = isSurface(s, to);
  if (aboard && !down) return aboard;
  const arriving = calm && !down ? cards : arrivers(s, player, cards, to);
  const surface = down ? to : isSurface(s, from) ? from : none;
  return limitedPick(s, player, throughOneByOne(s, player, surface, arriving), surface, !down && !calm);
};

export const quarrels = (s: State, ids: readonly CardId[]): boolean => {
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++)
      if (isPersonnel(s, ids[i]) && isPersonnel(s, ids[j]) && !compatible(s, ids[i], ids[j])) return true;
  return false;
};

const pickAll = (from: readonly CardId[]): Pick => ({ from, min: 1, max: from.length });

/** Cards to pick, as far as they may quarrel at the destination, and a card hinders beaming to or from the surface. */
const limitedPick = (s: State, player: Player, from: readonly CardId[], surface: CardId, mayQuarrel: boolean): Pick => {
  const pick = pickAll(from);
  const compatibly: Pick = mayQuarrel && quarrels(s, from) ? { ...pick, rule: 'compatible' } : pick;
  const left = beamsLeft(s, player, surface);
  if (left === Infinity) return compatibly;
  const people = from.flatMap((id) => Array.from({ length: individuals(cardOf(s, id)) }, () => id));
  if (people.length <= left) return compatibly;
  return { ...compatibly, max: mostThrough(s, from, left), atMost: { of: people, count: left } };
};

/** How many cards can go if so many personnel may: equipment is not counted, and single personnel before dual ones. */
const mostThrough = (s: State, from: readonly CardId[], left: number): number => {
  const sizes = from.map((id) => individuals(cardOf(s, id))).toSorted((a, b) => a - b);
  let heads = 0;
  return sizes.filter((size) => (heads += size) <= left).length;
};

export const pickOf = (s: State, from: readonly CardId[], to: CardId): Pick =>
  limitedPick(s, s.cards[from[0]].controller, from, surfaceOf(s, from, to), !isSurface(s, to));

const isYourVessel = (s: State, player: Player, id: CardId): boolean =>
  s.cards[id].zone === 'space' && s.cards[id].controller === player && isVessel(s, id);

/** Vessels of yours whose transporters work (B-15.7): every ship and facility has some (B-3.26), empty ones too (B-14.5). */
const workingTransporters = (s: State, player: Player): readonly CardId[] => {
  const found: CardId[] = [];
  for (const id of craftInPlay(s))
    if (isYourVessel(s, player, id) && !s.cards[id].cloaked && !isPhased(s, id)) found.push(id);
  return found;
};

const nothing: readonly CardId[] = [];

const thoseAt = (s: State, vessels: readonly CardId[], loc: LocationId): readonly CardId[] => {
  for (const id of vessels) if (s.cards[id].loc === loc) return vessels.filter((one) => s.cards[one].loc === loc);
  return nothing;
};

export const transporters = (s: State, player: Player, loc: LocationId): readonly CardId[] =>
  thoseAt(s, workingTransporters(s, player), loc);

/** Whether two vessels are joined by a dock, so that one walks between them. */
const joined = (s: State, a: CardId, b: CardId): boolean => {
  if (isSurface(s, a) || isSurface(s, b)) return false;
  const x = s.cards[a].docked;
  const y = s.cards[b].docked;
  return x === b || y === a || (x !== none && x === y);
};

type Keep = (id: CardId) => boolean;

/** A player's personnel and equipment at a place, or those of them that are kept. */
const takeable = (s: State, player: Player, place: CardId, keep: Keep | undefined): readonly CardId[] => {
  const cards = cardsAt(s, player, place);
  return keep ? cards.filter(keep) : cards;
};

/** Ships bound to a journey hold back who would leave or come (B-22.3, B-22.5). */
const whyNotBetween = (s: State, player: Player, from: CardId, to: CardId): Ground | undefined =>
  (isSurface(s, from) ? undefined : whyNotTransfer(s, player, from, false)) ??
  (isSurface(s, to) ? undefined : whyNotTransfer(s, player, to, true));

/**
 * All beaming a player could do now: between their vessels at one place and its surface (B-14.2), as often as they
 * like (B-14.6), wherever icons lead or not (B-14.10). `keep` narrows what may be taken.
 */
export const listBeams = (s: State, player: Player, add: (o: OptionOf<'beam'>) => void, keep?: Keep): void => {
  const calm = allMix(s, player);
  const all = workingTransporters(s, player);
  for (const l of s.locations) {
    const vessels = thoseAt(s, all, l.id);
    if (vessels.length === 0) continue;
    const places = isPlanet(s, l) ? [...vessels, l.id] : vessels;
    if (places.length < 2) continue;
    for (const from of places) {
      let leaving: Leaving | undefined;
      for (const to of places) {
        if (to === from || joined(s, from, to) || whyNotBetween(s, player, from, to)) continue;
        leaving ??= leavingFrom(s, from, takeable(s, player, from, keep), calm);
        if (leaving.cards.length === 0) break;
        const pick = pickTo(s, player, leaving, to);
        if (pick.from.length > 0) add(option('beam', -1, from, to, -1, pick));
      }
    }
  }
};

const anyDocked = (s: State, player: Player): boolean => {
  for (const id of craftInPlay(s)) if (s.cards[id].docked !== none && isYourVessel(s, player, id)) return true;
  return false;
};

/** The same cards may walk that may beam (B-14.15). */
export const listWalks = (s: State, player: Player, add: (o: OptionOf<'walk'>) => void): void => {
  if (!anyDocked(s, player)) return;
  const vessels = craftInPlay(s).filter((id) => isYourVessel(s, player, id));
  const calm = allMix(s, player);
  for (const from of vessels) {
    let leaving: Leaving | undefined;
    for (const to of vessels) {
      if (to === from || !joined(s, from, to) || whyNotBetween(s, player, from, to)) continue;
      leaving ??= leavingFrom(s, from, cardsAt(s, player, from), calm);
      if (leaving.cards.length === 0) break;
      const pick = pickTo(s, player, leaving, to);
      if (pick.from.length > 0) add(option('walk', -1, from, to, -1, pick));
    }
  }
};

const whyNotSurface = (s: State, place: CardId): Ground | undefined => {
  const location = s.locations[locationIndex(s, place)];
  return location && isPlanet(s, location) ? undefined : noSurface;
};

/** What is no place to go to or from, though somebody may wait in it. */
const whyNowhere = (s: State, place: CardId, cards: readonly CardId[]): Ground => {
  if (s.cards[place].zone === 'away') return hasDisappeared;
  return cards.some((id) => s.cards[id]?.heldBy === place && s.cards[id].zone === 'held') ? inPod : noPlace;
};

const whyNotPlace = (
  s: State,
  player: Player,
  verb: Going,
  place: CardId,
  cards: readonly CardId[],
): Ground | undefined => {
  if (isSurface(s, place) || isLocation(s, place)) return whyNotSurface(s, place);
  if (!s.play.includes(place) || !isVessel(s, place)) return whyNowhere(s, place, cards);
  if (s.cards[place].controller !== player) return verb === 'walk' ? notWalkable : notYours;
  if (isPhased(s, place)) return isOutOfPhase;
  return s.cards[place].cloaked ? isCloaked : undefined;
};

const placeLocation = (s: State, place: CardId): CardId => (isSurface(s, place) ? place : locationOf(s, place));

/** Why these cards may not be beamed (or walked) from one place to the other. */
export const whyNotMove = (
  s: State,
  player: Player,
  verb: Going,
  from: CardId,
  to: CardId,
  cards: readonly CardId[] | undefined,
  keep?: Keep,
): Ground | undefined => {
  const named = cards ?? [];
  if (s.fixed.cards[from] === undefined || s.fixed.cards[to] === undefined)
    return named.some((id) => s.away.includes(id)) ? hasDisappeared : noPlace;
  const place = whyNotPlace(s, player, verb, from, named) ?? whyNotPlace(s, player, verb, to, named);
  if (place) return place;
  if (isSurface(s, from) && isSurface(s, to)) return noTransporter;
  if (placeLocation(s, from) !== placeLocation(s, to)) return differentLocations;
  if (from === to) return samePlace;
  if (joined(s, from, to) !== (verb === 'walk')) return verb === 'walk' ? notDocked : walkInstead;
  const bound = whyNotBetween(s, player, from, to);
  if (bound) return bound;
  const surface = isSurface(s, from) ? from : isSurface(s, to) ? to : none;
  const hindered = whyNotThrough(s, player, surface, named);
  if (hindered) return hindered;
  const at = takeable(s, player, from, keep);
  if (!cards) return whyNobodyGoes(s, player, verb, at, to);
  const stays = cards.length === 0 ? whyNobodyGoes(s, player, verb, at, to) : whyNotGo(s, player, verb, at, to, cards);
  if (stays) return stays;
  return !isSurface(s, to) && quarrels(s, cards) ? quarrel[verb] : undefined;
};

export const moveCards = (
  s: State,
  player: Player,
  verb: Going,
  from: CardId,
  to: CardId,
  cards: readonly CardId[],
): void => {
  const surface = isSurface(s, to);
  countBeamed(s, player, surfaceOf(s, cards, to), cards);
  for (const id of cards) {
    if (surface) {
      shift(s, id, 'surface', to, none);
      joinSurface(s, id);
    } else {
      shift(s, id, 'aboard', none, to);
      settleHologram(s, id, to);
    }
  }
  if (surface) keepTogether(s, cards);
  emit(s, verb === 'beam' ? 'beamed' : 'walked', { player, on: to, card: from, cards, n: cards.length });
};
