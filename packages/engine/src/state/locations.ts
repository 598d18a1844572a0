import type { CardId, LocationId, None, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Location, State } from './state.ts';

/** The places of the spaceline, and what is at them. */

/** Where in the row the location is that a card makes; -1 for any other card. */
export const locationIndex = (s: State, id: CardId): number => {
  for (let i = 0; i < s.locations.length; i++) if (s.locations[i].id === id) return i;
  return -1;
};

export const isLocation = (s: State, id: CardId): id is LocationId => locationIndex(s, id) >= 0;

export const locationAt = (s: State, loc: LocationId): Location => {
  const found = s.locations[locationIndex(s, loc)];
  if (!found) throw new Error(`No location ${loc}.`);
  return found;
};

/** The location a card is at, aboard and on hosts included (B-10.11); -1 if it is at none. */
export const locationOf = (s: State, id: CardId): LocationId | None => {
  let at = id;
  while (s.cards[at].host !== none) at = s.cards[at].host;
  return s.cards[at].loc;
};

/** The mission card a player reads at a location: the one they seeded at a shared one (B-8.16, B-10.10). */
export const missionFor = (s: State, location: Location, player: Player): CardId => {
  for (const id of location.missions) if (s.fixed.owner[id] === player) return id;
  return location.missions[0];
};
