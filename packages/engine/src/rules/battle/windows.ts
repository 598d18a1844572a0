import type { Window } from '@spaceline/language';
import { fits, mayFit } from '../../asking/fits.ts';
import type { BattleFrame } from '../../asking/battle.ts';
import { currentBattle } from '../../asking/battle.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { fighting } from '../../asking/combat.ts';

/** Responses to battles (B-20.11, B-20.37, B-20.53). */

export type BattleWindow = Extract<Window, { to: 'battle initiated' | 'battle step' | 'battle ended' }>;

export const isBattleWindow = (window: Window): window is BattleWindow =>
  window.to === 'battle initiated' || window.to === 'battle step' || window.to === 'battle ended';

const attackersOf = (f: BattleFrame): readonly CardId[] => (f.kind === 'ship battle' ? f.attackers : f.forces[0]);
const attackedIn = (f: BattleFrame, subject: CardId): readonly CardId[] =>
  f.kind === 'ship battle' ? [subject] : f.forces[1];

const kindOf = (f: BattleFrame) => (f.kind === 'ship battle' ? 'ship' : 'personnel');

/** Whether a card that responds this way could refer to the battle, by what both players can see. */
export const battleConcerns = (s: State, window: BattleWindow, subject: CardId, player: Player): boolean => {
  const f = currentBattle(s);
  if (!f || (window.to !== 'battle step' && window.kind !== undefined && window.kind !== kindOf(f))) return false;
  if (window.to !== 'battle initiated') return true;
  const { by, against } = window;
  if (by && !attackersOf(f).some((id) => mayFit(s, by, id, player))) return false;
  return !against || attackedIn(f, subject).some((id) => mayFit(s, against, id, player));
};

/** Cards of a player that take part: survivors, when it is over. */
const yoursIn = (s: State, f: BattleFrame, player: Player): CardId[] => {
  const all = f.kind === 'ship battle' ? [...f.attackers, ...f.targets] : [...fighting(s, f, 0), ...fighting(s, f, 1)];
  return all.filter((id) => s.play.includes(id) && s.cards[id].controller === player);
};

/** Somebody is left to be fought again. */
const othersIn = (s: State, f: BattleFrame, player: Player): boolean =>
  f.kind === 'ship battle' ||
  [...fighting(s, f, 0), ...fighting(s, f, 1)].some((id) => s.cards[id].controller !== player);

/** Whether a player may respond to the battle this way. */
export const mayRespondToBattle = (s: State, window: BattleWindow, subject: CardId, player: Player): boolean => {
  const f = currentBattle(s);
  if (!f) return false;
  if (window.to === 'battle step') return true;
  const { yours } = window;
  if (yours && !yoursIn(s, f, player).some((id) => fits(s, yours, id, player))) return false;
  if (window.to === 'battle ended') {
    const { killed } = window;
    if (!killed) return true;
    const dead = f.kind === 'personnel battle' ? f.dead : [];
    return dead.some((id) => fits(s, killed, id, player)) && (!yours || othersIn(s, f, player));
  }
  const { by, against } = window;
  if (by && !attackersOf(f).some((id) => fits(s, by, id, player))) return false;
  return !against || attackedIn(f, subject).some((id) => fits(s, against, id, player));
};
