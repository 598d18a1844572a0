import {
  anyTime,
  battleInitiated,
  both,
  cannot,
  inResponseOn,
  inState,
  interrupt,
  ofType,
  onCard,
  premiere,
  skill,
} from '@spaceline/language';

const undockedShip = both(ofType('Ship'), inState('undocked'));

export const asteroidSanctuary = interrupt('Asteroid Sanctuary', {
  plays: [anyTime(onCard(undockedShip)), inResponseOn(battleInitiated({ kind: 'ship', against: undockedShip }))],
  stays: true,
  inPlay: { rules: [cannot('be attacked', { while: skill('Navigation', 2) })], until: 'end of turn' },
  printed: [premiere(109, 'C')],
});
