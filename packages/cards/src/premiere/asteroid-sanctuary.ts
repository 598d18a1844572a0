import {
  anyTime,
  battleInitiated,
  both,
  cannot,
  inResponse,
  inState,
  interrupt,
  ofType,
  onCard,
  onItsCard,
  skill,
} from '@spaceline/language';
import { premiere } from './set.ts';

const undockedShip = both(ofType('Ship'), inState('undocked'));

export const asteroidSanctuary = interrupt('Asteroid Sanctuary', {
  plays: [
    anyTime(onCard(undockedShip)),
    onItsCard(inResponse(battleInitiated({ kind: 'ship', against: undockedShip }))),
  ],
  stays: true,
  inPlay: { rules: [cannot('be attacked', { while: skill('Navigation', 2) })], until: 'end of turn' },
  printed: [premiere(109, 'C')],
});
