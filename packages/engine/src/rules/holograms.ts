import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { canProject, hasProjectors, isHologram } from '../asking/holograms.ts';
import { discardFromPlay } from '../state/zones.ts';

/** Holograms where they cannot be active (chapter 27a). A place is a vessel's card, or a location for its surface. */

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
  const isStranded = (id: CardId): boolean =>
    s.cards[id].zone === 'surface' && isHologram(s, id) && !hasProjectors(s, s.cards[id].loc);
  if (s.play.some(isStranded))
    for (const id of s.play.slice()) if (isStranded(id)) discardFromPlay(s, id, 'no projectors');
};
