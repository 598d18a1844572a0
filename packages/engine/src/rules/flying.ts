import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { isForbidden } from '../asking/forbidden.ts';
import { compatible, rangeLeft } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { isShip, quadrantAt, spanFor } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { hasDisappeared } from './away.ts';
import type { FlightWay } from './routes.ts';
import { anyObstacle, costOf, ends, endsMeet, goesAround, routeOf, whyNotPass } from './routes.ts';
import { whyNotStaffed } from './staffing.ts';

/** Where ships may fly, dock and cloak (chapters 14d, 14e, 15). */

const notYourShip = ground('not-your-ship', 'B-10.4', 'it is not a ship you control');
const isStopped = ground('ship-stopped', 'B-19.2', 'the ship is stopped', 'your next turn has begun');
const toNowhere = ground('no-such-location', 'B-14.31', 'ships fly along the spaceline from location to location');
const isDocked = ground('docked', 'B-14.26', 'a docked ship must undock first');
const isHere = ground('already-here', 'B-14.31', 'the ship is there already');
const noRange = ground('no-range', 'B-14.32', 'the RANGE left is not enough');
const otherSpaceline = ground(
  'other-quadrant',
  'B-14.43',
  'no rule of the base game leads from one quadrant to another',
);
const endsApart = ground('ends-apart', 'B-9.10', 'nothing leads your ships from one end of the spaceline to the other');
export const heldFast = ground('cannot-fly', 'B-1.5', 'a card on the ship says it cannot move');
const notAFacility = ground('not-your-facility', 'B-14.25', 'ships dock only at their own player’s facilities');
const notAnyFacility = ground('not-a-facility', 'B-14.24', 'ships dock at facilities');
const alreadyDocked = ground(
  'docked-already',
  ['B-14.24', 'B-14.26'],
  'the ship is docked already',
  'it undocks first',
);
const elsewhere = ground('facility-elsewhere', 'B-14.24', 'the facility is at another location');
const notCompatible = ground('dock-incompatible', 'B-6.6', 'the ship is not compatible with the facility');
const isCloaked = ground('dock-cloaked', 'B-15.8', 'a cloaked ship may not dock');
const notDocked = ground('undock-undocked', 'B-14.24', 'the ship is not docked');
const noDevice = ground('no-cloaking-device', 'B-15.1', 'the ship has no Cloaking Device');
const deviceOff = ground('cloak-damaged', 'B-15.4', 'a damaged ship’s Cloaking Device is off line');
const changedBefore = ground('cloak-once', 'B-15.1', 'a ship changes its cloak only once each turn');
const cloakState = ground('cloak-state', 'B-15.1', 'the ship is in that state already');
const cloakStopped = ground(
  'cloak-stopped',
  'B-15.3',
  'a stopped ship neither cloaks nor decloaks',
  'your next turn has begun',
);
const cloakDocked = ground('cloak-docked', 'B-15.3', 'a docked ship may not cloak');

const cloakForbidden = ground('cloak-forbidden', 'B-15.12', 'a card on the ship says it cannot cloak');

export const isYourShip = (s: State, player: Player, ship: CardId): boolean =>
  s.cards[ship] !== undefined &&
  s.cards[ship].zone === 'space' &&
  s.cards[ship].controller === player &&
  isShip(s, ship);

const whyNotYourShip = (s: State, player: Player, ship: CardId): Ground | undefined => {
  if (isYourShip(s, player, ship)) return undefined;
  return s.cards[ship]?.zone === 'away' ? hasDisappeared : notYourShip;
};

const whyNotActive = (s: State, player: Player, ship: CardId): Ground | undefined => {
  const notYours = whyNotYourShip(s, player, ship);
  if (notYours) return notYours;
  return s.cards[ship].stopped ? isStopped : undefined;
};

/** Why the ship cannot leave at all, wherever to: asked when a flight begins and not later (B-14.23). A cloak does not matter (B-15.5). */
export const whyNotLeave = (s: State, player: Player, ship: CardId): Ground | undefined => {
  const inactive = whyNotActive(s, player, ship);
  if (inactive) return inactive;
  if (s.cards[ship].docked !== none) return isDocked;
  if (isForbidden(s, 'move', ship)) return heldFast;
  return whyNotStaffed(s, ship, player);
};

/** Spans of every location moved to on the way, the last included, the first not (B-9.2). */
export const distance = (s: State, player: Player, from: number, to: number): number => {
  const step = to > from ? 1 : -1;
  let sum = 0;
  for (let i = from; i !== to;) {
    i += step;
    sum += spanFor(s, s.locations[i], player);
  }
  return sum;
};

/** `range` is what is left of its RANGE. */
export const whyNotFlyTo = (
  s: State,
  player: Player,
  ship: CardId,
  loc: LocationId,
  way: FlightWay = 'along',
  range: number = rangeLeft(s, ship),
): Ground | undefined => {
  const from = locationIndex(s, s.cards[ship].loc);
  const to = locationIndex(s, loc);
  if (to < 0) return toNowhere;
  if (from === to) return isHere;
  if (quadrantAt(s, from) !== quadrantAt(s, to))
    return way === 'around' ? endsApart : whyNotCross(s, player, ship, from, to);
  // Most often nothing lies in the way: then only how far it is matters.
  if (way === 'along' && distance(s, player, from, to) > range) return noRange;
  if (way === 'along' && !anyObstacle(s)) return undefined;
  if (way === 'around' && (!endsMeet(s, player) || !goesAround(s, from))) return endsApart;
  const route = routeOf(s, from, to, way);
  return costOf(s, player, route) > range ? noRange : whyNotPass(s, ship, route);
};

const isEnd = (s: State, at: number): boolean => ends(s, at).includes(at);

/** From an end of a spaceline to an end of another, where the format has it (B-28.27). */
const whyNotCross = (s: State, player: Player, ship: CardId, from: number, to: number): Ground | undefined => {
  const crossing = s.fixed.format.ask.mayCross(s, player, ship);
  if (!crossing) return otherSpaceline;
  if (!isEnd(s, from) || !isEnd(s, to)) return crossing.notAtEnd;
  return hasFullRange(s, ship) ? whyNotPass(s, ship, [to]) : crossing.notFullRange;
};

/** A ship without any RANGE has none to use, as one whose RANGE nobody has said. */
export const hasFullRange = (s: State, ship: CardId): boolean => {
  const printed = cardOf(s, ship).ship?.range ?? 0;
  return rangeLeft(s, ship) >= Math.max(1, printed) && s.cards[ship].rangeUsed === 0;
};

/** Staffed to dock and undock (B-14.22); however many are docked there (B-14.28). */
export const whyNotDock = (s: State, player: Player, ship: CardId, facility: CardId): Ground | undefined => {
  const inactive = whyNotActive(s, player, ship);
  if (inactive) return inactive;
  if (s.cards[ship].docked !== none) return alreadyDocked;
  if (isForbidden(s, 'move', ship)) return heldFast;
  if (s.cards[ship].cloaked) return isCloaked;
  const f = s.cards[facility];
  if (!f || f.zone !== 'space' || cardOf(s, facility).type !== 'Facility') return notAnyFacility;
  if (f.controller !== player) return notAFacility;
  if (f.loc !== s.cards[ship].loc) return elsewhere;
  if (!compatible(s, ship, facility)) return notCompatible;
  return whyNotStaffed(s, ship, player);
};

export const whyNotUndock = (s: State, player: Player, ship: CardId): Ground | undefined => {
  const inactive = whyNotActive(s, player, ship);
  if (inactive) return inactive;
  if (s.cards[ship].docked === none) return notDocked;
  return isForbidden(s, 'move', ship) ? heldFast : whyNotStaffed(s, ship, player);
};

/** No crew is asked for (B-15.2). */
export const whyNotCloak = (s: State, player: Player, ship: CardId, cloak: boolean): Ground | undefined => {
  const notYours = whyNotYourShip(s, player, ship);
  if (notYours) return notYours;
  if (!cardOf(s, ship).ship?.equipment.includes('Cloaking Device')) return noDevice;
  const c = s.cards[ship];
  if (c.stopped) return cloakStopped;
  if (c.cloaked === cloak) return cloakState;
  if (c.thisTurn === 'cloak switched') return changedBefore;
  if (!cloak) return undefined;
  if (c.docked !== none) return cloakDocked;
  if (isForbidden(s, 'cloak', ship)) return cloakForbidden;
  return c.hull < 100 ? deviceOff : undefined;
};

/** A ship that has decloaked is there like any other (B-15.13). */
export const setCloak = (s: State, player: Player, ship: CardId, cloak: boolean): void => {
  s.cards[ship].cloaked = cloak;
  s.cards[ship].thisTurn = 'cloak switched';
  s.unsettled = true;
  emit(s, cloak ? 'cloaked' : 'decloaked', { player, card: ship });
};
