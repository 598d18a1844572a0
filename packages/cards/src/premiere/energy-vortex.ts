import { cardPlayed, except, inResponse, interrupt, ofType, premiere, takeBackPlay } from '@spaceline/language';

export const energyVortex = interrupt('Energy Vortex', {
  plays: [inResponse(cardPlayed(except(ofType('Interrupt')), 'opponent'))],
  text: [takeBackPlay],
  printed: [premiere(115, 'U')],
});
