import { option, pass } from '../../contract/decision.ts';
import type { Option } from '../../contract/decision.ts';
import type { ShipBattleFrame } from '../../state/battle-frame.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { compatible, shipAttribute } from '../../asking/values.ts';
import { isShip } from '../../asking/where.ts';
import { isManned } from './force.ts';

/** Return fire (B-20.24, B-20.25). */

const mayAnswer = (s: State, ship: CardId, f: ShipBattleFrame, defender: Player): boolean => {
  const c = s.cards[ship];
  if (c.zone !== 'space' || c.loc !== f.loc || c.controller !== defender || !isShip(s, ship)) return false;
  if (c.docked !== none || c.cloaked || shipAttribute(s, ship, 'WEAPONS') <= 0) return false;
  if (!f.targets.includes(ship) && !f.targets.some((target) => compatible(s, ship, target))) return false;
  return isManned(s, ship, defender, true);
};

/** Ships that may return fire; a self-controlling ship answers alone. */
export const answerers = (s: State, f: ShipBattleFrame): CardId[] => {
  if (f.defender === none) return f.targets.filter((id) => shipAttribute(s, id, 'WEAPONS') > 0);
  return s.play.filter((id) => mayAnswer(s, id, f, f.defender as Player));
};

/** A self-controlling ship always fires back; at whom, the opponent of whoever met it decides (B-22.10). */
export const returnFireBy = (s: State, f: ShipBattleFrame): Player =>
  f.defender === none ? opponentOf(s.cards[f.targets[0]].controller) : (f.defender as Player);

export const returnFireOptions = (s: State, f: ShipBattleFrame): Option[] => {
  const from = answerers(s, f);
  const min = f.defender === none ? from.length : 1;
  const shots = f.attackers.map((ship) => option('return fire', -1, ship, -1, -1, { from, min, max: from.length }));
  return f.defender === none ? shots : [pass, ...shots];
};
