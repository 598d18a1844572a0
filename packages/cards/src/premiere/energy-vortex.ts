import { cardPlayed, except, inResponse, interrupt, ofType, takeIntoHand, theResponse } from '@spaceline/language';
import { premiere } from './set.ts';

export const energyVortex = interrupt('Energy Vortex', {
  plays: [inResponse(cardPlayed(except(ofType('Interrupt')), 'opponent'))],
  text: [takeIntoHand(theResponse)],
  printed: [premiere(115, 'U')],
});
