import type { CardId, Player } from '../../contract/ids.ts';
import { cleared } from '../../state/mark.ts';
import type { State } from '../../state/state.ts';
import { isCombatant, isPersonnel } from '../../asking/where.ts';
import { combatantsAt, isAt } from './combat.ts';

/** Ships whose crew combatants have fought to the last (B-22.30). */

const someoneLeft = (s: State, place: CardId): boolean =>
  s.play.some((id) => isPersonnel(s, id) && isAt(s, s.cards[id], place));

export const noteCleared = (s: State, place: CardId, fighters: readonly CardId[]): void => {
  if (someoneLeft(s, place)) return;
  for (const id of fighters) if (isCombatant(s, id)) s.cards[id].mark = cleared;
};

export const isCleared = (s: State, ship: CardId, player: Player): boolean =>
  combatantsAt(s, player, ship).some((id) => s.cards[id].mark.is === 'cleared') && !someoneLeft(s, ship);
