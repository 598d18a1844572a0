import { cardPlayed, except, inResponse, interrupt, ofType, takeBackPlay } from '@spaceline/language';
import { premiere } from './set.ts';

export const energyVortex = interrupt('Energy Vortex', {
  plays: [inResponse(cardPlayed(except(ofType('Interrupt')), 'opponent'))],
  text: [takeBackPlay],
  printed: [premiere(115, 'U')],
});
