import type { BattleFrame } from '../../asking/battle.ts';
import { currentBattle } from '../../asking/battle.ts';
import { fighting } from '../../asking/combat.ts';
import { fits } from '../../asking/fits.ts';
import type { Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { isFought, takesPart } from '../battle/sides.ts';
import type { WindowKeeper } from './word.ts';

/** Somebody is left to be fought again. */
const othersIn = (s: State, f: BattleFrame, player: Player): boolean =>
  f.kind === 'ship battle' ||
  [...fighting(s, f, 0), ...fighting(s, f, 1)].some((id) => s.cards[id].controller !== player);

export const battleEnded: WindowKeeper<'battle ended'> = {
  concerns: (s, { kind }) => isFought(s, kind),
  meets: (s, { killed, yours }, _subject, player) => {
    const f = currentBattle(s);
    if (!f || !takesPart(s, f, player, yours)) return false;
    if (!killed) return true;
    const dead = f.kind === 'personnel battle' ? f.dead : [];
    return dead.some((id) => fits(s, killed, id, player)) && (!yours || othersIn(s, f, player));
  },
};
