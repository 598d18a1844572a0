import { holds } from '../../asking/condition.ts';
import { countedTeam } from '../../asking/counted-team.ts';
import { currentTeam } from '../../asking/taking-part.ts';
import { isPlanet, missionDef } from '../../asking/where.ts';
import { locationId } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import { locationAt } from '../../state/locations.ts';
import type { WindowKeeper } from './word.ts';

/** A card that names a mission means its Mission II as well (EP-4.5). */
const isNamed = ({ title, sameAs }: ReturnType<typeof missionDef>, name: string): boolean =>
  title === name || sameAs === name;

export const missionCompleted: WindowKeeper<'mission completed'> = {
  concerns: (s, { kind, mission }, subject) => {
    const location = locationAt(s, locationId(subject));
    if (kind !== undefined && isPlanet(s, location) !== (kind === 'planet')) return false;
    return mission === undefined || location.missions.some((id) => isNamed(missionDef(s, id), mission));
  },
  isFor: (s, { by }, _subject, player) => by !== 'you' || findFrame(s, 'attempt')?.player === player,
  meets: (s, { team }, _subject, player) => {
    if (!team) return true;
    const { members, ship } = currentTeam(s);
    return holds(s, team, countedTeam(s, player, members, ship));
  },
};
