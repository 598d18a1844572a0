import type { CardId } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { isForbidden } from '../../asking/forbidden.ts';
import { isPhased, isSelfShip, isVessel } from '../../asking/where.ts';

/** What ships can fire at (B-20.2, B-20.8). */

const noTarget = ground('no-ship-target', 'B-20.2', 'only a ship or facility in space can be attacked by ships');
const cloakedTarget = ground('target-cloaked', 'B-20.8', 'a cloaked ship cannot be attacked');
const hiddenTarget = ground('target-hidden', 'B-20.8', 'a card protects it from being attacked');
export const outOfPhase = ground('target-phased', 'B-15.14', 'a phased ship neither attacks nor is attacked');

/** Why it cannot be attacked by ships at all (B-15.6), whoever attacks; `known`: what is aboard is looked at, too. */
export const whyNotTarget = (s: State, target: CardId, known = false): Ground | undefined => {
  const c = s.cards[target];
  if (c === undefined || c.zone !== 'space' || !(isVessel(s, target) || isSelfShip(s, target))) return noTarget;
  if (c.cloaked) return cloakedTarget;
  if (isPhased(s, target)) return outOfPhase;
  return isForbidden(s, 'be attacked', target, known) ? hiddenTarget : undefined;
};
