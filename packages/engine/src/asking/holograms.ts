import type { CardId, LocationId } from '../contract/ids.ts';
import { locationId } from '../contract/ids.ts';
import { speakersOf } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { cardOf } from './cards.ts';

/** Where holograms can be and be active (chapter 27a). A place is a vessel's card, or a location for its surface. */

/** By its icon, unless the format disregards it (B-28.24). */
export const isHologram = (s: State, id: CardId): boolean => s.fixed.format.ask.isHologram(s, cardOf(s, id).holo, id);

/** Projectors on a location work for both players. */
export const hasProjectors = (s: State, loc: LocationId): boolean =>
  speakersOf(s, 'allows holograms here').some((id) => s.cards[id].zone === 'on location' && s.cards[id].loc === loc);

/** Whether holograms can be active at a place (B-27.1). */
export const canProject = (s: State, place: CardId): boolean => {
  const { type, ship } = cardOf(s, place);
  if (type === 'Mission') return hasProjectors(s, locationId(place));
  return type === 'Facility' || (ship?.equipment.includes('Holodeck') ?? false);
};
