import { anyTime, both, interrupt, mustTravel, ofAffiliation, ofType, onCard, premiere } from '@spaceline/language';

export const incomingMessageRomulan = interrupt('Incoming Message - Romulan', {
  plays: [anyTime(onCard(both(ofAffiliation('Romulan'), ofType('Ship'))))],
  stays: true,
  inPlay: { rules: [mustTravel({ outpost: 'Romulan' })] },
  printed: [premiere(122, 'U')],
});
