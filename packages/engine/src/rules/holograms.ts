import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { discardFromPlay } from '../state/zones.ts';
import { speakersOf } from '../state/memory.ts';

/** Where holograms can be and be active (chapter 27a). A place is a vessel's card, or a location for its surface. */

/** By its icon, unless the format disregards it (B-28.24). */
export const isHologram = (s: State, id: CardId): boolean =>
  s.fixed.format.ask.isHologram(s, cardOf(s, id).def.icons.includes('Holo'), id);

/** Projectors on a location work for both players. */
export const hasProjectors = (s: State, loc: CardId): boolean =>
  speakersOf(s, 'projects holograms').some((id) => s.cards[id].zone === 'on location' && s.cards[id].loc === loc);

/** Whether holograms can be active at a place (B-27.1). */
export const canProject = (s: State, place: CardId): boolean => {
  const def = cardOf(s, place).def;
  if (def.type === 'Mission') return hasProjectors(s, place);
  return def.type === 'Facility' || (def.type === 'Ship' && def.equipment.includes('Holodeck'));
};

/** B-27.7: one that comes to a place where it cannot be active is switched off there. */
export const settleHologram = (s: State, id: CardId, place: CardId): void => {
  const c = s.cards[id];
  if (c.disabledBy !== none || !isHologram(s, id) || canProject(s, place)) return;
  c.disabledBy = id;
  c.thisTurn = 'switched off';
  emit(s, 'deactivated', { card: id });
};

/** B-27.5: without projectors no hologram stays on a surface; it is discarded, not killed. */
export const discardStranded = (s: State): void => {
  for (const id of s.play.slice())
    if (s.cards[id].zone === 'surface' && isHologram(s, id) && !hasProjectors(s, s.cards[id].loc))
      discardFromPlay(s, id, 'no projectors');
};
