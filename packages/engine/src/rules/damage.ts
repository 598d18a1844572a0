import type { CardId } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { restartRepair } from './repair.ts';

/** Rotation damage (chapter 21a). */

/** What a hit takes; a direct hit takes everything (B-21.3, B-21.4). */
export const hit = 50;
export const directHit = 100;

/** Takes HULL and tells how much was lost; nothing is left of a ship damaged twice (B-21.5). */
export const damage = (s: State, vessel: CardId, amount: number = hit): number => {
  const c = s.cards[vessel];
  const lost = Math.min(c.hull, amount);
  c.hull -= lost;
  s.unsettled = true;
  restartRepair(s, vessel);
  emit(s, 'damaged', { card: vessel, n: c.hull });
  // B-21.7: the Cloaking Device goes off line.
  if (c.cloaked) {
    c.cloaked = false;
    emit(s, 'decloaked', { card: vessel });
  }
  return lost;
};
