import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { occupied } from '../../asking/groups.ts';
import { cleared } from '../../state/mark.ts';
import { isCombatant } from '../../asking/where.ts';

/** Combatants remember whether their last fight has left anybody (B-22.30). */
export const noteCleared = (s: State, place: CardId, fighters: readonly CardId[]): void => {
  if (occupied(s, place)) return;
  for (const id of fighters) if (isCombatant(s, id)) s.cards[id].mark = cleared;
};
