import { locationAt, locationIndex, locationOf } from '../../state/locations.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { isHere } from '../parts/ship-company.ts';

export const mission: SelectionRunner<'mission'> = {
  pick: (s, f) => {
    if (!isHere(s, f.target) || locationIndex(s, locationOf(s, f.target)) < 0) return [];
    return locationAt(s, locationOf(s, f.target)).missions.filter((id) => s.fixed.owner[id] === f.you);
  },
};
