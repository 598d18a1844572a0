import { cardDrawn, discard, draw, inResponse, interrupt, theResponse } from '@spaceline/language';
import { premiere } from './set.ts';

export const subspaceSchism = interrupt('Subspace Schism', {
  plays: [inResponse(cardDrawn)],
  text: [discard(theResponse), draw(1, 'chosen')],
  printed: [premiere(138, 'U')],
});
