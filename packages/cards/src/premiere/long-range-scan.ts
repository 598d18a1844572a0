import {
  anyTime,
  both,
  equippedWith,
  except,
  flip,
  givenElsewhere,
  interrupt,
  lookAt,
  ofType,
  onCard,
  playedFor,
  yourMissionThere,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const longRangeScan = interrupt('Long-Range Scan', {
  plays: [
    anyTime(onCard(both(ofType('Ship'), except(equippedWith('Long-Range Scan Shielding'))))),
    givenElsewhere(playedFor(anyTime(onCard(both(yours, ofType('Ship')))), flip(yourMissionThere))),
  ],
  text: [lookAt('cards aboard')],
  printed: [premiere(128, 'C')],
});
