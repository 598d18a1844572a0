import type { TextFrame } from '../../state/frame.ts';
import type { LocationId, None } from '../../contract/ids.ts';
import { locationId, none, opponentOf } from '../../contract/ids.ts';
import { start } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { locationIndex } from '../../state/locations.ts';
import { distance } from '../flying.ts';
import { ends } from '../routes.ts';

/** The far end of the spaceline seen from a place (B-9.9); if both are equally far, the opponent chooses (B-18.6). */
export const farEnd = (s: State, f: TextFrame, loc: LocationId): LocationId | None => {
  if (f.ready) return locationId(f.picked[0]);
  const at = locationIndex(s, loc);
  const [first, last] = ends(s, at);
  const toFirst = distance(s, f.you, at, first);
  const toLast = distance(s, f.you, at, last);
  if (first === last || toFirst !== toLast) return s.locations[toFirst > toLast ? first : last].id;
  start(s, 'select', {
    player: opponentOf(f.you),
    source: f.card,
    from: [s.locations[first].id, s.locations[last].id],
    min: 1,
    max: 1,
    asked: 'opponent chooses',
  });
  return none;
};
