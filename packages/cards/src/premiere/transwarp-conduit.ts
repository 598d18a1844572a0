import { anyTime, interrupt, modify, ofType, onCard, times } from '@spaceline/language';
import { premiere } from './set.ts';

export const transwarpConduit = interrupt('Transwarp Conduit', {
  plays: [anyTime(onCard(ofType('Ship')))],
  stays: true,
  inPlay: { rules: [modify('RANGE', times(2), { reach: 'host' })], until: 'end of turn' },
  printed: [premiere(143, 'U')],
});
