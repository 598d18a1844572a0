import {
  anyTime,
  both,
  equippedWith,
  everyone,
  except,
  flip,
  from,
  givenElsewhere,
  interrupt,
  lookAt,
  ofType,
  onCard,
  playedFor,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const longRangeScan = interrupt('Long-Range Scan', {
  plays: [
    anyTime(onCard(both(ofType('Ship'), except(equippedWith('Long-Range Scan Shielding'))))),
    givenElsewhere(
      playedFor(
        anyTime(onCard(both(yours, ofType('Ship')))),
        flip(from('that location', everyone(both(yours, ofType('Mission'))))),
      ),
    ),
  ],
  text: [lookAt('cards aboard')],
  printed: [premiere(128, 'C')],
});
