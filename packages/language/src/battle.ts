import type { Who } from './who.ts';

/** Acts of cards that fight, command, bind, hide and mend (chapters 20 to 22). */
export type BattleAct =
  /** This card and its fellows fight everyone where they are (B-22.26). */
  | { readonly act: 'battle everyone' }
  /** This self-controlling ship fires at every ship at its location, then or later flies on (B-22.19). */
  | { readonly act: 'attack ships' }
  | { readonly act: 'fly on' }
  /** Puts this self-controlling ship at the end of the spaceline furthest from here (B-22.18). */
  | { readonly act: 'place at far end' }
  /** Fixes the far end that the ship is bound for (B-9.9). */
  | { readonly act: 'set course' }
  /** Ends a battle that has just been initiated; nobody is stopped by it. */
  | { readonly act: 'cancel battle' }
  /** The self-controlling ship does not attack for the rest of the turn (B-22.22). */
  | { readonly act: 'no attack' }
  /** Discards every combatant, of both players, at the location of the target or of the battle. */
  | { readonly act: 'discard combatants' }
  /** Each of your participants who fit kills one opposing participant of your choice who fits. */
  | { readonly act: 'kill opposing'; readonly each: Who; readonly victim: Who }
  /** Those of yours who are left and fit battle the other survivors at once, stopped or not (B-20.53). */
  | { readonly act: 'battle again'; readonly with: Who; readonly times: number }
  /** Before the battle its player may play further combatants of these titles on the same ship, as one action. */
  | { readonly act: 'play along'; readonly titles: readonly string[] }
  /** Repairs the ships docked at this card's host. */
  | { readonly act: 'repair docked' };

export const battleEveryone: BattleAct = { act: 'battle everyone' };
export const attackShips: BattleAct = { act: 'attack ships' };
export const flyOn: BattleAct = { act: 'fly on' };
export const placeAtFarEnd: BattleAct = { act: 'place at far end' };
export const setCourse: BattleAct = { act: 'set course' };
export const cancelBattle: BattleAct = { act: 'cancel battle' };
export const noAttack: BattleAct = { act: 'no attack' };
export const discardCombatants: BattleAct = { act: 'discard combatants' };
export const killOpposing = (each: Who, victim: Who): BattleAct => ({ act: 'kill opposing', each, victim });
export const battleAgain = (fighters: Who, times: number): BattleAct => ({
  act: 'battle again',
  with: fighters,
  times,
});
export const playAlong = (...titles: readonly string[]): BattleAct => ({ act: 'play along', titles });
export const repairDocked: BattleAct = { act: 'repair docked' };
