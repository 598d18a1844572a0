import {
  anyTime,
  both,
  givenElsewhere,
  inState,
  interrupt,
  ofType,
  onCard,
  onYourTurn,
  playedFor,
  relocate,
  theTarget,
  withExit,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const wormhole = interrupt('Wormhole', {
  plays: [
    withExit('location', anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'))))),
    givenElsewhere(
      playedFor(
        withExit('wormhole', onYourTurn(onCard(both(yours, ofType('Ship'), inState('undocked'))))),
        relocate(theTarget, 'that location', 'turn wormhole over'),
      ),
    ),
  ],
  text: [relocate(theTarget, 'that location', 'stop')],
  printed: [premiere(145, 'C')],
});
