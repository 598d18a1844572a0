import type { CardId, Player } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { combatantsAt, isAt } from './combat.ts';
import { isPersonnel } from './where.ts';

/** Ships whose crew combatants have fought to the last (B-22.30). */

export const someoneLeft = (s: State, place: CardId): boolean =>
  s.play.some((id) => isPersonnel(s, id) && isAt(s, s.cards[id], place));

export const isCleared = (s: State, ship: CardId, player: Player): boolean =>
  combatantsAt(s, player, ship).some((id) => s.cards[id].mark.is === 'cleared') && !someoneLeft(s, ship);
