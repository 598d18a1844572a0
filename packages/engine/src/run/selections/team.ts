import { none } from '../../contract/ids.ts';
import { currentTeam } from '../../asking/taking-part.ts';
import type { SelectionRunner } from '../parts/runner.ts';

/** Those taking part and, in space, their ship. Their equipment goes with them (B-19.12). */
export const team: SelectionRunner<'team'> = {
  pick: (s) => {
    const { members, ship } = currentTeam(s);
    return ship !== none && s.play.includes(ship) ? [...members, ship] : members;
  },
};
