import {
  anyTime,
  cardPlayed,
  either,
  inResponse,
  interrupt,
  nullify,
  onCard,
  oneTitled,
  theTarget,
  titled,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const subspaceInterference = interrupt('Subspace Interference', {
  plays: [
    inResponse(cardPlayed(either(oneTitled('Incoming Message'), titled('Hail'), titled('Subspace Schism')))),
    anyTime(onCard(oneTitled('Incoming Message'))),
  ],
  text: [nullify(theTarget)],
  printed: [premiere(137, 'C')],
});
