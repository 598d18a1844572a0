import { anyTime, both, interrupt, mustTravel, ofAffiliation, ofType, onCard } from '@spaceline/language';
import { premiere } from './set.ts';

export const incomingMessageRomulan = interrupt('Incoming Message - Romulan', {
  plays: [anyTime(onCard(both(ofAffiliation('Romulan'), ofType('Ship'))))],
  stays: true,
  inPlay: { rules: [mustTravel({ outpost: 'Romulan' })] },
  printed: [premiere(122, 'U')],
});
