import { anyTime, both, interrupt, mustTravel, ofAffiliation, ofType, onCard } from '@spaceline/language';
import { premiere } from './set.ts';

export const incomingMessageKlingon = interrupt('Incoming Message - Klingon', {
  plays: [anyTime(onCard(both(ofAffiliation('Klingon'), ofType('Ship'))))],
  stays: true,
  inPlay: { rules: [mustTravel({ outpost: 'Klingon' })] },
  characteristics: ['Klingon-related interrupt'],
  printed: [premiere(121, 'U')],
});
