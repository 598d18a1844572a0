import {
  anyTime,
  both,
  inState,
  interrupt,
  ofType,
  onCard,
  premiere,
  relocateShip,
  withSecond,
  yours,
} from '@spaceline/language';

export const wormhole = interrupt('Wormhole', {
  plays: [withSecond(anyTime(onCard(both(yours, ofType('Ship'), inState('undocked')))))],
  text: [relocateShip],
  printed: [premiere(145, 'C')],
});
