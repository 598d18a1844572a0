import { cardDrawn, inResponse, interrupt, redraw } from '@spaceline/language';
import { premiere } from './set.ts';

export const subspaceSchism = interrupt('Subspace Schism', {
  plays: [inResponse(cardDrawn)],
  text: [redraw],
  printed: [premiere(138, 'U')],
});
