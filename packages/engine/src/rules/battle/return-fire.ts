import type { Choice } from '../../contract/decision.ts';
import { option, pass } from '../../contract/decision.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { Option } from '../../contract/decision.ts';
import type { ShipBattleFrame } from '../../state/battle-frame.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { compatible, shipAttribute } from '../../asking/values.ts';
import { isShip } from '../../asking/where.ts';
import { isManned } from './force.ts';

/** Return fire (B-20.24, B-20.25). */

const notYours = ground('return-not-yours', 'B-20.25', 'ships of the defender at the location return fire');
const isDocked = ground('return-docked', ['B-20.25', 'B-14.26'], 'a docked ship does not return fire');
const isCloaked = ground('return-cloaked', ['B-20.25', 'B-15.6'], 'a cloaked ship does not return fire');
const unarmed = ground('return-unarmed', 'B-20.25', 'the ship has no WEAPONS');
const strange = ground('return-incompatible', 'B-20.25', 'the ship is not compatible with the one that is attacked');
const unmanned = ground('return-unmanned', ['B-20.25', 'B-20.5'], 'nobody aboard matches the affiliation of the ship');
const notAnAttacker = ground('return-at-attackers', 'B-20.24', 'return fire is aimed at one of the attacking ships');

const whyNotFireBack = (s: State, ship: CardId, f: ShipBattleFrame, defender: Player): Ground | undefined => {
  const c = s.cards[ship];
  if (c?.zone !== 'space' || c.loc !== f.loc || c.controller !== defender || !isShip(s, ship)) return notYours;
  if (c.docked !== none) return isDocked;
  if (c.cloaked) return isCloaked;
  if (shipAttribute(s, ship, 'WEAPONS') <= 0) return unarmed;
  if (!f.targets.includes(ship) && !f.targets.some((target) => compatible(s, ship, target))) return strange;
  return isManned(s, ship, defender, true) ? undefined : unmanned;
};

/** Why that ship is not fired at, or not by these. */
export const whyNotReturnFire = (s: State, f: ShipBattleFrame, choice: Choice): Ground | undefined => {
  if (choice.do !== 'return fire') return undefined;
  if (!f.attackers.includes(choice.on)) return notAnAttacker;
  const { defender } = f;
  if (defender === none) return undefined;
  for (const ship of choice.cards) {
    const why = whyNotFireBack(s, ship, f, defender as Player);
    if (why) return why;
  }
  return undefined;
};

/** Ships that may return fire; a self-controlling ship answers alone. */
export const answerers = (s: State, f: ShipBattleFrame): CardId[] => {
  if (f.defender === none) return f.targets.filter((id) => shipAttribute(s, id, 'WEAPONS') > 0);
  return s.play.filter((id) => !whyNotFireBack(s, id, f, f.defender as Player));
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
