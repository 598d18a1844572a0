import type { Affiliation } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { missionFor } from '../state/locations.ts';
import { speakersOf } from '../state/memory.ts';
import type { Location, State } from '../state/state.ts';
import { rulesOn } from '../state/topics.ts';
import { cardOf } from '../asking/cards.ts';
import { missionDef } from '../asking/where.ts';

const noIcons: readonly Affiliation[] = [];

/** Icons that cards of the player add to the mission for them alone (B-16.10). */
export const addedIcons = (s: State, player: Player, loc: LocationId): readonly Affiliation[] => {
  let icons = noIcons;
  for (const id of speakersOf(s, 'gives icon')) {
    const c = s.cards[id];
    if (c.loc === loc && c.controller === player && c.zone === 'on location')
      icons = [...icons, ...rulesOn(cardOf(s, id), 'gives icon').map((rule) => rule.icon)];
  }
  return icons;
};

/** Matching is having the affiliation now (B-6.8); a treaty adds no icon (B-6.24). */
export const matchesMission = (s: State, player: Player, location: Location, team: readonly CardId[]): boolean => {
  const printed = missionDef(s, missionFor(s, location, player)).attemptedBy;
  const added = addedIcons(s, player, location.id);
  for (const id of team) {
    const affiliation = s.cards[id].affiliation;
    if (affiliation === '') continue;
    if (printed.includes(affiliation) || added.includes(affiliation)) return true;
  }
  return false;
};
