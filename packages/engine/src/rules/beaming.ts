import type { OptionOf, Pick } from '../contract/decision.ts';
import { cardsAt } from '../asking/groups.ts';
import { option } from '../contract/decision.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf, compatible, individuals } from '../asking/values.ts';
import { isPersonnel, isPhased, isPlanet, isVessel, separated } from '../asking/where.ts';
import { locationIndex, locationOf } from '../state/locations.ts';
import { shift } from '../state/zones.ts';
import { mayLeave } from './affliction.ts';
import { settleHologram } from './holograms.ts';
import { hasProjectors, isHologram } from '../asking/holograms.ts';
import { beamsLeft, countBeamed, throughOneByOne, whyNotThrough } from './interference.ts';
import { whyNotTransfer } from './required.ts';
import { allMix, joinSurface, keepTogether } from './teams.ts';

/** Beaming and walking (chapters 14a, 14b). A place is a vessel's card, or a location's number for its surface. */

const noTransporter = ground('no-transporter', 'B-14.1', 'one of the two places must be your ship or facility there');
const notYours = ground('shields-up', 'B-14.3', "the SHIELDS of your opponent's ships and facilities are always up");
const differentLocations = ground('not-here', 'B-14.1', 'the two places are not at one location');
const noSurface = ground('no-surface', 'B-14.4', 'there is no planet surface here');
const isCloaked = ground('cloaked', 'B-14.9', 'nothing can be beamed to or from a cloaked ship');
const isOutOfPhase = ground('phased', 'B-15.14', 'nothing can be beamed to or from a phased ship');
const nobodyCan = ground('nobody-to-move', 'B-14.7', 'nothing there can be moved');
const cannotGo = ground('cannot-move-card', 'B-14.7', 'one of the cards cannot be moved now');
export const quarrel = ground('incompatible', 'B-6.6', 'incompatible cards may not be aboard together');
const notDocked = ground('not-docked', 'B-14.14', 'walking leads only between a facility and the ships docked at it');

const isSurface = (s: State, place: CardId): place is LocationId => cardOf(s, place).def.type === 'Mission';

/** B-14.7, B-6.21: the stopped and the held stay; the disabled are carried; those under arrest may leave. */
const canLeave = (s: State, id: CardId, carried: boolean): boolean => {
  const c = s.cards[id];
  if (c.stopped || c.heldBy !== none) return false;
  return c.disabledBy === none || carried;
};

/** A surface takes everybody, in teams of their own if need be; aboard all must get along (B-14.11). */
const canArrive = (s: State, id: CardId, to: CardId, aboard: readonly CardId[]): boolean => {
  if (isSurface(s, to)) return !isHologram(s, id) || hasProjectors(s, to);
  if (!isPersonnel(s, id)) return true;
  if (!compatible(s, id, to)) return false;
  for (const other of aboard) if (!compatible(s, id, other)) return false;
  return true;
};

const personnelAboard = (s: State, player: Player, place: CardId): CardId[] =>
  isSurface(s, place) ? [] : cardsAt(s, player, place).filter((id) => isPersonnel(s, id) && !s.cards[id].houseArrest);

/** The surface that a beam leads to or from; none between vessels (B-14.12). */
const surfaceOf = (s: State, cards: readonly CardId[], to: CardId): CardId => {
  if (isSurface(s, to)) return to;
  return cards.length > 0 && s.cards[cards[0]].zone === 'surface' ? s.cards[cards[0]].loc : none;
};

/** Those at a place who could leave it at all. */
const leavers = (s: State, at: readonly CardId[]): CardId[] => {
  const carried = at.some((id) => isPersonnel(s, id) && !separated(s.cards[id]));
  return at.filter((id) => canLeave(s, id, carried) && mayLeave(s, id));
};

export const candidates = (s: State, player: Player, at: readonly CardId[], to: CardId): CardId[] => {
  const aboard = personnelAboard(s, player, to);
  const can = leavers(s, at).filter((id) => canArrive(s, id, to, aboard));
  return throughOneByOne(s, player, surfaceOf(s, at, to), can);
};

/**
 * Picks by destination. Between vessels everybody who can leave can arrive, as long as all of a player's affiliations
 * get along: then one pick serves for every destination.
 */
const picksFrom = (s: State, player: Player, from: CardId, at: readonly CardId[], calm: boolean) => {
  let shared: Pick | undefined;
  return (to: CardId): Pick | undefined => {
    if (!calm || isSurface(s, from) || isSurface(s, to)) {
      const can = candidates(s, player, at, to);
      return can.length > 0 ? pickOf(s, can, to) : undefined;
    }
    const can = shared?.from ?? leavers(s, at);
    shared ??= { from: can, min: 1, max: can.length };
    return can.length > 0 ? shared : undefined;
  };
};

export const quarrels = (s: State, ids: readonly CardId[]): boolean => {
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++)
      if (isPersonnel(s, ids[i]) && isPersonnel(s, ids[j]) && !compatible(s, ids[i], ids[j])) return true;
  return false;
};

export const pickOf = (s: State, from: readonly CardId[], to: CardId): Pick => {
  const pick: Pick = { from, min: 1, max: from.length };
  const compatibly: Pick = !isSurface(s, to) && quarrels(s, from) ? { ...pick, rule: 'compatible' } : pick;
  const left = beamsLeft(s, s.cards[from[0]].controller, surfaceOf(s, from, to));
  if (left === Infinity) return compatibly;
  const people = from.flatMap((id) => Array.from({ length: individuals(cardOf(s, id)) }, () => id));
  return people.length > left ? { ...compatibly, atMost: { of: people, count: left } } : compatibly;
};

/** Vessels of yours at a location whose transporters work (B-15.7): every ship and facility has some (B-3.26), empty ones too (B-14.5). */
export const transporters = (s: State, player: Player, loc: LocationId): CardId[] =>
  s.play.filter((id) => {
    const c = s.cards[id];
    return (
      c.zone === 'space' &&
      c.loc === loc &&
      c.controller === player &&
      !c.cloaked &&
      isVessel(s, id) &&
      !isPhased(s, id)
    );
  });

/** Whether two vessels are joined by a dock, so that one walks between them. */
const joined = (s: State, a: CardId, b: CardId): boolean => {
  if (isSurface(s, a) || isSurface(s, b)) return false;
  const x = s.cards[a].docked;
  const y = s.cards[b].docked;
  return x === b || y === a || (x !== none && x === y);
};

type Keep = (id: CardId) => boolean;
const everything: Keep = () => true;

/** Ships bound to a journey hold back who would leave or come (B-22.3, B-22.5). */
const whyNotBetween = (s: State, player: Player, from: CardId, to: CardId): Ground | undefined =>
  (isSurface(s, from) ? undefined : whyNotTransfer(s, player, from, false)) ??
  (isSurface(s, to) ? undefined : whyNotTransfer(s, player, to, true));

/**
 * All beaming a player could do now: between their vessels at one place and its surface (B-14.2), as often as they
 * like (B-14.6), wherever icons lead or not (B-14.10). `keep` narrows what may be taken.
 */
export const listBeams = (
  s: State,
  player: Player,
  add: (o: OptionOf<'beam'>) => void,
  keep: Keep = everything,
): void => {
  const calm = allMix(s, player);
  for (const l of s.locations) {
    const vessels = transporters(s, player, l.id);
    if (vessels.length === 0) continue;
    const places = isPlanet(s, l) ? [...vessels, l.id] : vessels;
    if (places.length < 2) continue;
    for (const from of places) {
      const at = cardsAt(s, player, from).filter(keep);
      if (at.length === 0) continue;
      const pickTo = picksFrom(s, player, from, at, calm);
      for (const to of places) {
        if (to === from || joined(s, from, to) || whyNotBetween(s, player, from, to)) continue;
        const pick = pickTo(to);
        if (pick) add(option('beam', -1, from, to, -1, pick));
      }
    }
  }
};

/** The same cards may walk that may beam (B-14.15). */
export const listWalks = (s: State, player: Player, add: (o: OptionOf<'walk'>) => void): void => {
  const calm = allMix(s, player);
  const vessels = s.play.filter(
    (id) => s.cards[id].zone === 'space' && s.cards[id].controller === player && isVessel(s, id),
  );
  for (const from of vessels) {
    const at = cardsAt(s, player, from);
    if (at.length === 0) continue;
    const pickTo = picksFrom(s, player, from, at, calm);
    for (const to of vessels) {
      if (to === from || !joined(s, from, to) || whyNotBetween(s, player, from, to)) continue;
      const pick = pickTo(to);
      if (pick) add(option('walk', -1, from, to, -1, pick));
    }
  }
};

export const anyBeamOf = (s: State, player: Player): boolean => {
  let found = false;
  listBeams(
    s,
    player,
    () => (found = true),
    (id) => isPersonnel(s, id),
  );
  return found;
};

const whyNotPlace = (s: State, player: Player, place: CardId): Ground | undefined => {
  if (isSurface(s, place)) {
    const location = s.locations[locationIndex(s, place)];
    return location && isPlanet(s, location) ? undefined : noSurface;
  }
  if (!s.play.includes(place) || !isVessel(s, place)) return noTransporter;
  if (s.cards[place].controller !== player) return notYours;
  if (isPhased(s, place)) return isOutOfPhase;
  return s.cards[place].cloaked ? isCloaked : undefined;
};

const placeLocation = (s: State, place: CardId): CardId => (isSurface(s, place) ? place : locationOf(s, place));

/** Why these cards may not be beamed (or walked) from one place to the other. */
export const whyNotMove = (
  s: State,
  player: Player,
  verb: 'beam' | 'walk',
  from: CardId,
  to: CardId,
  cards: readonly CardId[] | undefined,
  keep: Keep = everything,
): Ground | undefined => {
  if (s.fixed.cards[from] === undefined || s.fixed.cards[to] === undefined) return noTransporter;
  const place = whyNotPlace(s, player, from) ?? whyNotPlace(s, player, to);
  if (place) return place;
  if (isSurface(s, from) && isSurface(s, to)) return noTransporter;
  if (placeLocation(s, from) !== placeLocation(s, to)) return differentLocations;
  if (verb === 'walk' && !joined(s, from, to)) return notDocked;
  const bound = whyNotBetween(s, player, from, to);
  if (bound) return bound;
  const surface = isSurface(s, from) ? from : isSurface(s, to) ? to : none;
  const hindered = whyNotThrough(s, player, surface, cards ?? []);
  if (hindered) return hindered;
  const can = candidates(s, player, cardsAt(s, player, from).filter(keep), to);
  if (can.length === 0) return nobodyCan;
  if (!cards) return undefined;
  if (cards.length === 0 || cards.some((id) => !can.includes(id))) return cannotGo;
  return !isSurface(s, to) && quarrels(s, cards) ? quarrel : undefined;
};

export const moveCards = (
  s: State,
  player: Player,
  verb: 'beam' | 'walk',
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
