import { isPlanet } from '../../asking/where.ts';
import { locationId, none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import { locationAt } from '../../state/locations.ts';
import type { WindowKeeper } from './word.ts';

export const attemptBegun: WindowKeeper<'attempt begun'> = {
  concerns: (s, { kind }, subject) =>
    kind === undefined || isPlanet(s, locationAt(s, locationId(subject))) === (kind === 'planet'),
  action: (s) => findFrame(s, 'attempt'),
  begunBy: (s) => findFrame(s, 'attempt')?.player ?? none,
};
