import type { CardId, LocationId } from '../../contract/ids.ts';
import { emit } from '../../state/kernel.ts';
import type { Location, State } from '../../state/state.ts';
import { isVessel } from '../../asking/where.ts';
import { locationIndex, locationOf } from '../../state/locations.ts';
import { discardFromPlay, rest } from '../../state/zones.ts';

/** Everything at a location is destroyed (B-9.5, B-19.24, B-16.33). */

/** Cards under the mission were never in play. */
const discardUnder = (s: State, cards: readonly CardId[]): void => {
  for (const id of cards) {
    rest(s, id, 'discard pile');
    emit(s, 'discarded', { card: id, player: s.fixed.owner[id], word: 'destroyed' });
  }
};

/** What lies on a boundary is at neither of its locations (B-2.9); what has disappeared is nowhere (B-19.29). */
const isThere = (s: State, id: CardId, loc: LocationId): boolean =>
  s.cards[id].zone !== 'spaceline' && s.cards[id].zone !== 'between' && locationOf(s, id) === loc;

/** Destroyed, not killed: nobody is saved, and nobody is "just killed". */
const wipe = (s: State, location: Location, except: CardId): void => {
  for (const id of s.play.slice()) {
    // What was aboard or on something has gone with it.
    if (id === except || !s.play.includes(id) || !isThere(s, id, location.id)) continue;
    if (isVessel(s, id)) emit(s, 'destroyed', { card: id, player: s.fixed.owner[id] });
    discardFromPlay(s, id, 'destroyed');
  }
};

/** Its mission card stays only as a place with a span. */
export const destroyLocation = (s: State, by: CardId, loc: CardId): void => {
  const location = s.locations[locationIndex(s, loc)];
  if (location === undefined) return;
  discardUnder(s, [...location.seeds, ...location.found]);
  wipe(s, location, by);
  location.husk = true;
  s.unsettled = true;
  emit(s, 'location destroyed', { card: by, on: location.id });
};
