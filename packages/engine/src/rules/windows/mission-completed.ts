import { holds } from '../../asking/condition.ts';
import { countedTeam } from '../../asking/counted-team.ts';
import { currentTeam } from '../../asking/taking-part.ts';
import { isPlanet } from '../../asking/where.ts';
import { locationId } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import { locationAt } from '../../state/locations.ts';
import type { WindowKeeper } from './word.ts';

export const missionCompleted: WindowKeeper<'mission completed'> = {
  concerns: (s, { kind }, subject) =>
    kind === undefined || isPlanet(s, locationAt(s, locationId(subject))) === (kind === 'planet'),
  isFor: (s, { by }, _subject, player) => by !== 'you' || findFrame(s, 'attempt')?.player === player,
  meets: (s, { team }, _subject, player) => {
    if (!team) return true;
    const { members, ship } = currentTeam(s);
    return holds(s, team, countedTeam(s, player, members, ship));
  },
};
