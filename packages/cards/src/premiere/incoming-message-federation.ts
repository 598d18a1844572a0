import { anyTime, both, interrupt, mustTravel, ofAffiliation, ofType, onCard } from '@spaceline/language';
import { premiere } from './set.ts';

export const incomingMessageFederation = interrupt('Incoming Message - Federation', {
  plays: [anyTime(onCard(both(ofAffiliation('Federation'), ofType('Ship'))))],
  stays: true,
  inPlay: { rules: [mustTravel({ outpost: 'Federation' })] },
  printed: [premiere(120, 'U')],
});
