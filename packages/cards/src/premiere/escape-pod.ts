import { awaitsRescue, inResponse, interrupt, saveCrew, shipDestroyed } from '@spaceline/language';
import { premiere } from './set.ts';

export const escapePod = interrupt('Escape Pod', {
  plays: [inResponse(shipDestroyed)],
  stays: true,
  text: [saveCrew],
  inPlay: { rules: [awaitsRescue] },
  printed: [premiere(116, 'C')],
});
