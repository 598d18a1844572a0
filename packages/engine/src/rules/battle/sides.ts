import type { BattleKind, Who } from '@spaceline/language';
import type { BattleFrame } from '../../asking/battle.ts';
import { currentBattle } from '../../asking/battle.ts';
import { fighting } from '../../asking/combat.ts';
import { fits } from '../../asking/fits.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';

/** Who takes part in the battle that is going on, for responses to it (B-20.11, B-20.37, B-20.53). */

const kindOf = (f: BattleFrame): BattleKind => (f.kind === 'ship battle' ? 'ship' : 'personnel');

/** A battle of that kind is going on. */
export const isFought = (s: State, kind: BattleKind | undefined): boolean => {
  const f = currentBattle(s);
  return f !== undefined && (kind === undefined || kind === kindOf(f));
};

/** Cards of a player that take part: survivors, when it is over. */
const yoursIn = (s: State, f: BattleFrame, player: Player): CardId[] => {
  const all = f.kind === 'ship battle' ? [...f.attackers, ...f.targets] : [...fighting(s, f, 0), ...fighting(s, f, 1)];
  return all.filter((id) => s.play.includes(id) && s.cards[id].controller === player);
};

/** One of the player's who fits takes part. */
export const takesPart = (s: State, f: BattleFrame, player: Player, who: Who | undefined): boolean =>
  !who || yoursIn(s, f, player).some((id) => fits(s, who, id, player));
