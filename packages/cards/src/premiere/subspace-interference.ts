import {
  anyTime,
  cardPlayed,
  either,
  inResponse,
  interrupt,
  nullify,
  onCard,
  theTarget,
  titled,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const subspaceInterference = interrupt('Subspace Interference', {
  plays: [
    inResponse(cardPlayed(either(titled('Incoming Message'), titled('Hail'), titled('Subspace Schism')))),
    anyTime(onCard(titled('Incoming Message'))),
  ],
  text: [nullify(theTarget)],
  printed: [premiere(137, 'C')],
});
