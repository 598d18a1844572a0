import type { Affiliation } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { missionFor } from '../state/locations.ts';
import { speakersOf } from '../state/memory.ts';
import type { Location, State } from '../state/state.ts';
import { rulesOn } from '../state/topics.ts';
import { cardOf } from '../asking/cards.ts';
import { missionDef } from '../asking/where.ts';

/** Icons that cards of the player add to the mission for them alone (B-16.10). */
export const addedIcons = (s: State, player: Player, loc: LocationId): Affiliation[] =>
  speakersOf(s, 'gives icon').flatMap((id) => {
    const c = s.cards[id];
    if (c.loc !== loc || c.controller !== player || c.zone !== 'on location') return [];
    return rulesOn(cardOf(s, id), 'gives icon').map((rule) => rule.icon);
  });

/** Matching is having the affiliation now (B-6.8); a treaty adds no icon (B-6.24). */
export const matchesMission = (s: State, player: Player, location: Location, team: readonly CardId[]): boolean => {
  const icons = missionDef(s, missionFor(s, location, player)).attemptedBy;
  for (const id of team) {
    const affiliation = s.cards[id].affiliation;
    if (affiliation === '') continue;
    if (icons.includes(affiliation) || addedIcons(s, player, location.id).includes(affiliation)) return true;
  }
  return false;
};
