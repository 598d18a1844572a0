import type { Destination } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { speakersOf } from '../state/memory.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isFacility, quadrantAt } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { discardFromPlay, toBonusArea } from '../state/zones.ts';
import { distance, whyNotFlyTo, whyNotLeave, whyNotUndock } from './flying.ts';
import type { FlightWay } from './routes.ts';
import { costOf, endsMeet, goesAround, routeOf } from './routes.ts';
import { whyNotStaffed } from './staffing.ts';
import { scoreBonus } from './winning.ts';

/** Journeys a ship is bound to (chapter 22a), from the current turn of their controller on (B-22.8). */

const first = ground(
  'must-travel',
  'B-22.2',
  'the ship must first fly as far as it can toward its destination',
  'its flight of this turn is done',
);
const nothingElse = ground('must-only-travel', 'B-22.3', 'the ship may do nothing but travel to its destination');
const wrongWay = ground(
  'off-course',
  'B-22.2',
  'the ship must fly as far as its RANGE allows on the shortest way to its destination',
);
const undone = ground('journey-undone', 'B-22.9', 'a ship of yours must still fly toward its destination this turn');

/** The card that binds a ship: the first to come, if there are several. */
const bindingOf = (s: State, ship: CardId): CardId => {
  for (const id of speakersOf(s, 'must travel')) if (s.cards[id].host === ship) return id;
  return none;
};

/** The nearest of its player's outposts of that affiliation on the same spaceline, several if they are equally near. */
const nearestOutposts = (s: State, ship: CardId, to: Exclude<Destination, 'far end'>): CardId[] => {
  const { controller, loc } = s.cards[ship];
  const from = locationIndex(s, loc);
  let best = Infinity;
  let found: CardId[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.zone !== 'space' || c.controller !== controller || c.affiliation !== to.outpost || !isFacility(s, id))
      continue;
    const at = locationIndex(s, c.loc);
    if (quadrantAt(s, at) !== quadrantAt(s, from)) continue;
    const far = distance(s, controller, from, at);
    if (far < best) found = [];
    if (far <= best) found.push(c.loc);
    best = Math.min(best, far);
  }
  return found;
};

/** Where the card sends its ship. The far end is kept on the card from when it was fixed. */
const destinationsOf = (s: State, card: CardId): readonly CardId[] => {
  const to = cardOf(s, card).binds?.to;
  if (to === undefined) return [];
  if (to !== 'far end') return nearestOutposts(s, s.cards[card].host, to);
  return s.cards[card].loc === none ? [] : [s.cards[card].loc];
};

/** Whether a ship could be sent anywhere by such a card. */
export const couldBind = (s: State, card: CardId, ship: CardId): boolean => {
  const to = cardOf(s, card).binds?.to;
  return to === undefined || to === 'far end' || nearestOutposts(s, ship, to).length > 0;
};

interface Leg {
  readonly loc: LocationId;
  readonly way: FlightWay;
}

/** The shortest ways to a place: along the spaceline, or over its ends where they meet; both if they are equally long. */
const shortestWays = (s: State, player: Player, from: number, to: number): readonly FlightWay[] => {
  if (!endsMeet(s, player) || !goesAround(s, from)) return ['along'];
  const along = costOf(s, player, routeOf(s, from, to, 'along'));
  const around = costOf(s, player, routeOf(s, from, to, 'around'));
  return along === around ? ['along', 'around'] : [along < around ? 'along' : 'around'];
};

/** The last place on each shortest way that can be reached now. */
const legsToward = (s: State, player: Player, ship: CardId, goal: CardId): Leg[] => {
  const from = locationIndex(s, s.cards[ship].loc);
  const to = locationIndex(s, goal);
  return shortestWays(s, player, from, to).flatMap((way) => {
    const last = routeOf(s, from, to, way).findLast((i) => !whyNotFlyTo(s, player, ship, s.locations[i].id, way));
    return last === undefined ? [] : [{ loc: s.locations[last].id, way }];
  });
};

const legsOf = (s: State, player: Player, ship: CardId, card: CardId): Leg[] =>
  destinationsOf(s, card).flatMap((goal) => legsToward(s, player, ship, goal));

/** Whether the ship can make its required flight now, or undock for it. */
const canGo = (s: State, player: Player, ship: CardId, card: CardId): boolean => {
  const stuck = s.cards[ship].docked === none ? whyNotLeave(s, player, ship) : whyNotUndock(s, player, ship);
  return stuck === undefined && legsOf(s, player, ship, card).length > 0;
};

/** Why a ship may not do anything but its required flight now. */
export const whyNotFree = (s: State, player: Player, ship: CardId): Ground | undefined => {
  const card = bindingOf(s, ship);
  if (card === none) return undefined;
  if (cardOf(s, card).binds?.only) return nothingElse;
  return s.active === player && canGo(s, player, ship, card) ? first : undefined;
};

/** A ship on its way is not taken elsewhere by its own player's cards: it travels by flying. */
export const whyBound = (s: State, ship: CardId): Ground | undefined => {
  const card = bindingOf(s, ship);
  if (card === none) return undefined;
  return cardOf(s, card).binds?.only ? nothingElse : wrongWay;
};

/** Beaming to or from it; whoever is needed to staff it may come aboard (B-22.5). */
export const whyNotTransfer = (s: State, player: Player, vessel: CardId, arriving: boolean): Ground | undefined => {
  if (speakersOf(s, 'must travel').length === 0) return undefined;
  const bound = whyNotFree(s, player, vessel);
  return bound && arriving && whyNotStaffed(s, vessel, player) ? undefined : bound;
};

/** The flights that a bound ship may make now. */
export type Course = readonly Leg[];

/** Where a ship is bound to fly now; undefined, if it may fly anywhere. */
export const courseOf = (s: State, player: Player, ship: CardId): Course | undefined => {
  const card = bindingOf(s, ship);
  if (card === none) return undefined;
  const legs = legsOf(s, player, ship, card);
  // Once no flight brings it nearer, a ship that is not bound to nothing else is free (B-22.4).
  return legs.length === 0 && !cardOf(s, card).binds?.only ? undefined : legs;
};

/** Why a ship on that course may not fly to that location that way. */
export const whyNotCourse = (course: Course | undefined, loc: LocationId, way: FlightWay): Ground | undefined =>
  course === undefined || course.some((leg) => leg.loc === loc && leg.way === way) ? undefined : wrongWay;

/** Why the player may not end execute orders yet. */
export const whyNotDone = (s: State, player: Player): Ground | undefined => {
  for (const card of speakersOf(s, 'must travel')) {
    const ship = s.cards[card].host;
    if (ship === none || bindingOf(s, ship) !== card || s.cards[ship].controller !== player) continue;
    if (canGo(s, player, ship, card)) return undone;
  }
  return undefined;
};

/** Arrived, or nowhere to go: the card has done its work (B-22.6, B-22.7). */
export const endJourneys = (s: State): boolean => {
  for (const card of speakersOf(s, 'must travel')) {
    const bound = cardOf(s, card).binds;
    const ship = s.cards[card].host;
    if (!bound || ship === none || s.cards[ship].zone !== 'space') continue;
    if (bound.to === 'far end' && s.cards[card].loc === none) continue;
    const goals = destinationsOf(s, card);
    if (goals.length > 0 && !goals.includes(s.cards[ship].loc)) continue;
    const def = cardOf(s, card).def;
    const points = goals.length > 0 && def.type === 'Dilemma' ? def.points : undefined;
    const { controller } = s.cards[ship];
    emit(s, 'journey ended', { card: ship, on: s.cards[ship].loc, player: controller });
    if (points) {
      scoreBonus(s, controller, points, card);
      toBonusArea(s, card, controller);
    } else discardFromPlay(s, card);
    return true;
  }
  return false;
};
