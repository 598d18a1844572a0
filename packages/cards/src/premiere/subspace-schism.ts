import { cardDrawn, inResponse, interrupt, premiere, redraw } from '@spaceline/language';

export const subspaceSchism = interrupt('Subspace Schism', {
  plays: [inResponse(cardDrawn)],
  text: [redraw],
  printed: [premiere(138, 'U')],
});
