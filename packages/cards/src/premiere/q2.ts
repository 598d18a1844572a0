import {
  anyTime,
  cardPlayed,
  characterized,
  dilemmaMet,
  either,
  inResponse,
  interrupt,
  nullify,
  onCard,
  theTarget,
  titled,
} from '@spaceline/language';
import { premiere } from './set.ts';

const qDilemma = characterized('Q-related dilemma');

export const q2 = interrupt('Q2', {
  plays: [
    inResponse(cardPlayed(either(titled('Amanda Rogers'), titled('Kevin Uxbridge')))),
    inResponse(dilemmaMet(qDilemma)),
    anyTime(onCard(qDilemma)),
  ],
  text: [nullify(theTarget)],
  points: 0,
  printed: [premiere(133, 'U')],
});
