import { cardPlayed, inResponse, interrupt, nullifyResponse, ofType, premiere } from '@spaceline/language';

export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [inResponse(cardPlayed(ofType('Interrupt')))],
  text: [nullifyResponse],
  immuneTo: ['Amanda Rogers'],
  points: 0,
  printed: [premiere(108, 'U')],
});
