import {
  anyTime,
  both,
  discard,
  equippedWith,
  except,
  inState,
  interrupt,
  ofType,
  onCardBeside,
  premiere,
  theTarget,
  yours,
} from '@spaceline/language';

const uncloakedInOrbit = both(ofType('Ship'), except(inState('cloaked')), inState('in orbit'));

export const shipSeizure = interrupt('Ship Seizure', {
  plays: [
    anyTime(
      onCardBeside(
        both(inState('empty'), uncloakedInOrbit),
        both(yours, inState('occupied'), uncloakedInOrbit, equippedWith('Tractor Beam')),
      ),
    ),
  ],
  text: [discard(theTarget)],
  printed: [premiere(136, 'C')],
});
