import type { CardId, Player } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { fighting } from '../../asking/combat.ts';
import { isPersonnel } from '../../asking/where.ts';

/** The two sides of a personnel battle as a player sees them: their own and the other one. */
export const sidesOf = (
  s: State,
  you: Player,
): { readonly own: readonly CardId[]; readonly other: readonly CardId[]; readonly place: CardId } | undefined => {
  const battle = findFrame(s, 'personnel battle');
  if (!battle) return undefined;
  const forces = [fighting(s, battle, 0), fighting(s, battle, 1)] as const;
  // Combatants may fight their own player's crew: the player's side is where the personnel are (B-22.27).
  const isOwn = (id: CardId): boolean => s.cards[id].controller === you;
  const mine = forces[1].some((id) => isOwn(id) && isPersonnel(s, id)) ? 1 : forces[0].some(isOwn) ? 0 : 1;
  return { own: forces[mine].filter(isOwn), other: forces[1 - mine], place: battle.place };
};
