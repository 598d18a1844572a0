import { cardOf } from '../cards.ts';
import { missionDef } from '../where.ts';
import { locationIndex, locationOf } from '../../state/locations.ts';
import type { TableWord } from './word.ts';

export const atMission: TableWord<'at mission'> = {
  fits: (s, { kind }, id) => {
    const [mission] = s.locations[locationIndex(s, locationOf(s, id))]?.missions ?? [];
    if (mission === undefined || cardOf(s, mission).type !== 'Mission') return false;
    return missionDef(s, mission).kind !== (kind === 'planet' ? 'space' : 'planet');
  },
};
