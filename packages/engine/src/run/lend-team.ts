import { cardsAt } from '../asking/groups.ts';
import { isShip } from '../asking/where.ts';
import { start } from '../state/kernel.ts';
import { askFor } from './parts/asking.ts';
import type { ActRunner } from './parts/runner.ts';
import { beamOff, teamAndGear, waysOff } from './parts/ways-off.ts';

/** B-29.33: they go back to their ship or facility if they can, and the opponent acts with them and that ship. */
export const lendTeam: ActRunner<'lend team'> = {
  run: (s, f) => {
    const team = teamAndGear(s);
    const ways = f.ready ? f.picked : waysOff(s, f, team);
    if (ways.length > 1) {
      askFor(s, f, { from: ways, min: 1, max: 1, asked: 'choose option' });
      return false;
    }
    const [vessel] = ways;
    if (vessel !== undefined) beamOff(s, f, vessel, team);
    const ship = vessel !== undefined && isShip(s, vessel) ? [vessel, ...cardsAt(s, f.you, vessel)] : [];
    start(s, 'possession', { card: f.card, cards: [...new Set([...ship, ...team])], team });
    return true;
  },
};
