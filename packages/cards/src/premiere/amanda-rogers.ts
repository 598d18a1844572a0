import { cardPlayed, inResponse, interrupt, nullify, ofType, theResponse } from '@spaceline/language';
import { premiere } from './set.ts';

export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [inResponse(cardPlayed(ofType('Interrupt')))],
  text: [nullify(theResponse)],
  immuneTo: ['Amanda Rogers'],
  points: 0,
  printed: [premiere(108, 'U')],
});
