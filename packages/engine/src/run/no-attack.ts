import type { TextFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { isSelfShip } from '../asking/where.ts';
import { pacify } from '../rules/battle/self-ship.ts';
import type { ActRunner } from './parts/runner.ts';

const selfShipOf = (s: State, f: TextFrame): CardId => {
  if (f.responds === none) return f.target;
  return findFrame(s, 'ship battle')?.attackers.find((id) => isSelfShip(s, id)) ?? none;
};

export const noAttack: ActRunner<'no attack'> = {
  run: (s, f) => {
    const ship = selfShipOf(s, f);
    if (ship !== none) pacify(s, ship);
    return true;
  },
};
