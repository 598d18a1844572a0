import { awaitsRescue, inResponse, interrupt, premiere, saveCrew, shipDestroyed } from '@spaceline/language';

export const escapePod = interrupt('Escape Pod', {
  plays: [inResponse(shipDestroyed)],
  stays: true,
  text: [saveCrew],
  inPlay: { rules: [awaitsRescue] },
  printed: [premiere(116, 'C')],
});
