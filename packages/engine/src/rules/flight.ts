import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { rangeLeft } from '../asking/values.ts';
import { crewOf } from '../asking/groups.ts';
import { quadrantAt, spanFor } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { arrive } from './arrival.ts';
import { damage } from './damage.ts';
import { hasFullRange } from './flying.ts';
import type { FlightWay } from './routes.ts';
import { costOf, damagesPassing, routeOf } from './routes.ts';
import { stopTeam } from './states.ts';

/** A flight being made (chapter 14d). */

const cross = (s: State, player: Player, ship: CardId, loc: LocationId): void => {
  const c = s.cards[ship];
  if (c.arrived === s.turn && damagesPassing(s, c.loc)) {
    damage(s, ship);
    if (c.hull <= 0 || !hasFullRange(s, ship)) return;
  }
  const cost = rangeLeft(s, ship);
  c.rangeUsed += cost;
  c.loc = loc;
  s.unsettled = true;
  emit(s, 'flew', { player, card: ship, on: loc, n: cost });
  stopTeam(s, crewOf(s, ship, player), ship);
  arrive(s, ship);
};

/**
 * One ship, whoever else is on the way (B-14.37), with everything aboard (B-14.38).
 * Location after location; damage on the way may leave too little RANGE for the rest, or nothing of the ship.
 */
export const fly = (s: State, player: Player, ship: CardId, loc: LocationId, way: FlightWay = 'along'): void => {
  const c = s.cards[ship];
  const start = locationIndex(s, c.loc);
  if (quadrantAt(s, start) !== quadrantAt(s, locationIndex(s, loc))) {
    cross(s, player, ship, loc);
    return;
  }
  const route = routeOf(s, start, locationIndex(s, loc), way);
  let passed = c.arrived === s.turn;
  let cost = 0;
  for (let step = 0; step < route.length; step++) {
    if (passed && damagesPassing(s, c.loc)) {
      damage(s, ship);
      if (c.hull <= 0 || costOf(s, player, route.slice(step)) > rangeLeft(s, ship)) break;
    }
    const next = s.locations[route[step]];
    const span = spanFor(s, next, player);
    c.rangeUsed += span;
    cost += span;
    c.loc = next.id;
    passed = true;
  }
  s.unsettled = true;
  if (c.loc === s.locations[start].id) return;
  emit(s, 'flew', { player, card: ship, on: c.loc, n: cost });
  arrive(s, ship);
};
