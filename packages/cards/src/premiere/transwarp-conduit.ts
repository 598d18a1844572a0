import { anyShip, anyTime, interrupt, modify, onCard, times } from '@spaceline/language';
import { premiere } from './set.ts';

export const transwarpConduit = interrupt('Transwarp Conduit', {
  plays: [anyTime(onCard(anyShip))],
  stays: true,
  inPlay: { rules: [modify('RANGE', times(2), { reach: 'host' })], until: 'end of turn' },
  printed: [premiere(143, 'U')],
});
