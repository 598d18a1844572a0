import type { Condition } from '@spaceline/language';
import { holds } from '../asking/condition.ts';
import { usableAt } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { quadrantAt, spanFor } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** The way a flight takes and what lies on it (B-9.2, B-14.34 to B-14.36). Locations are named by their index. */

const blocked = ground(
  'passage-blocked',
  'B-14.36',
  'a card on the boundary lets no such ship pass',
  'those aboard have what that card asks for',
);
const mustStop = ground(
  'must-stop',
  'B-14.35',
  'a card on the way makes the ship stop there',
  'those aboard have what that card asks for, or the ship stops there and flies on in a later turn',
);

/** Said with a flight that goes over the ends of the spaceline. */
export type FlightWay = 'along' | 'around';

/** The first and the last location of the spaceline that one of its locations is on (B-9.6). */
export const ends = (s: State, at: number): readonly [number, number] => {
  const quadrant = quadrantAt(s, at);
  let first = at;
  let last = at;
  while (first > 0 && quadrantAt(s, first - 1) === quadrant) first -= 1;
  while (last < s.locations.length - 1 && quadrantAt(s, last + 1) === quadrant) last += 1;
  return [first, last];
};

/** Whether a player's ships may fly from one end of the spaceline to the other (B-9.10). */
export const endsMeet = (s: State, player: Player): boolean =>
  speakersOf(s, 'allows flight around').some((id) => s.cards[id].controller === player);

/** The locations moved to, in order; over the ends of the spaceline it is the other way round. */
export const routeOf = (s: State, from: number, to: number, way: FlightWay): number[] => {
  const route: number[] = [];
  if (way !== 'around') {
    const step = to > from ? 1 : -1;
    for (let i = from; i !== to;) route.push((i += step));
    return route;
  }
  const [first, last] = ends(s, from);
  const step = to > from ? -1 : 1;
  for (let i = from; i !== to;) {
    i += step;
    if (i < first) i = last;
    else if (i > last) i = first;
    route.push(i);
  }
  return route;
};

/** Over the ends leads somewhere new only if something lies in between. */
export const goesAround = (s: State, from: number): boolean => {
  const [first, last] = ends(s, from);
  return last - first > 1;
};

export const costOf = (s: State, player: Player, route: readonly number[]): number =>
  route.reduce((sum, i) => sum + spanFor(s, s.locations[i], player), 0);

/** The first and the last location that RANGE leads to along the spaceline, whatever lies on the way. */
export const reachAlong = (s: State, player: Player, from: number, range: number): readonly [number, number] => {
  let first = from;
  let last = from;
  for (let left = range; first > 0; first--) if ((left -= spanFor(s, s.locations[first - 1], player)) < 0) break;
  for (let left = range; last < s.locations.length - 1; last++)
    if ((left -= spanFor(s, s.locations[last + 1], player)) < 0) break;
  return [first, last];
};

/** What those aboard a ship who can act have together (B-10.28). */
const aboardHas = (s: State, ship: CardId, condition: Condition): boolean => {
  const { controller } = s.cards[ship];
  return holds(s, condition, countedTeam(s, controller, usableAt(s, ship, controller), ship));
};

type Obstacle = 'forbids passage' | 'forbids flying on';

/** Whether a card in that zone of a location hinders the ship. */
const hinders = (s: State, ship: CardId, kind: Obstacle, zone: 'between' | 'on location', loc: LocationId): boolean =>
  speakersOf(s, kind).some((id) => {
    const c = s.cards[id];
    if (c.zone !== zone || c.loc !== loc) return false;
    return rulesOn(cardOf(s, id), kind).some((rule) => !aboardHas(s, ship, rule.unless));
  });

/** Whether anything in play hinders ships at all. */
export const anyObstacle = (s: State): boolean =>
  speakersOf(s, 'forbids passage').length > 0 || speakersOf(s, 'forbids flying on').length > 0;

/** Why the ship cannot take a route to its end. */
export const whyNotPass = (s: State, ship: CardId, route: readonly number[]): Ground | undefined => {
  if (!anyObstacle(s)) return undefined;
  const c = s.cards[ship];
  let from = locationIndex(s, c.loc);
  // A ship may have come here before the card did: only one that flew in this turn has to wait.
  let waits = c.arrived === s.turn;
  for (const to of route) {
    if (waits && hinders(s, ship, 'forbids flying on', 'on location', s.locations[from].id)) return mustStop;
    const boundary = s.locations[Math.min(from, to)].id;
    // The ends of the spaceline have no boundary between them.
    if (Math.abs(from - to) === 1 && hinders(s, ship, 'forbids passage', 'between', boundary)) return blocked;
    from = to;
    waits = true;
  }
  return undefined;
};

/** Whether ships that pass a location are damaged there. */
export const damagesPassing = (s: State, loc: LocationId): boolean =>
  speakersOf(s, 'damages passing ships').some((id) => s.cards[id].zone === 'on location' && s.cards[id].loc === loc);
