import { cardsAt } from '../asking/groups.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { isShip } from '../asking/where.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { TextFrame } from '../state/frame.ts';
import { start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { askFor } from './parts/asking.ts';
import type { ActRunner } from './parts/runner.ts';
import { beamOff, teamAndGear, waysOff } from './parts/ways-off.ts';

/** A crew is where it would be beamed to. */
const vesselsFor = (s: State, f: TextFrame, team: readonly CardId[]): readonly CardId[] => {
  const { ship } = currentTeam(s);
  return ship === none ? waysOff(s, f, team) : [ship];
};

/** B-29.33: they go back to their ship or facility if they can, and the opponent acts with them and that ship. */
export const lendTeam: ActRunner<'lend team'> = {
  run: (s, f) => {
    const team = teamAndGear(s);
    const ways = f.ready ? f.picked : vesselsFor(s, f, team);
    if (ways.length > 1) {
      askFor(s, f, { from: ways, min: 1, max: 1, asked: 'choose option' });
      return false;
    }
    const [vessel] = ways;
    if (vessel !== undefined && vessel !== currentTeam(s).ship) beamOff(s, f, vessel, team);
    const ship = vessel !== undefined && isShip(s, vessel) ? [vessel, ...cardsAt(s, f.you, vessel)] : [];
    start(s, 'possession', { card: f.card, cards: [...new Set([...ship, ...team])], team });
    return true;
  },
};
