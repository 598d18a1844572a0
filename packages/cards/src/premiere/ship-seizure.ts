import {
  anyTime,
  both,
  discard,
  equippedWith,
  except,
  inState,
  interrupt,
  ofType,
  onCard,
  theTarget,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

const uncloakedInOrbit = both(ofType('Ship'), except(inState('cloaked')), inState('in orbit'));

export const shipSeizure = interrupt('Ship Seizure', {
  plays: [
    anyTime(
      onCard(both(inState('empty'), uncloakedInOrbit), {
        beside: both(yours, inState('occupied'), uncloakedInOrbit, equippedWith('Tractor Beam')),
      }),
    ),
  ],
  text: [discard(theTarget)],
  printed: [premiere(136, 'C')],
});
