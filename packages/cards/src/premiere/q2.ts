import {
  anyTime,
  cardPlayed,
  characterized,
  dilemmaMet,
  either,
  inResponse,
  interrupt,
  nullifyTarget,
  onCard,
  premiere,
  titled,
} from '@spaceline/language';

const qDilemma = characterized('Q-related dilemma');

export const q2 = interrupt('Q2', {
  plays: [
    inResponse(cardPlayed(either(titled('Amanda Rogers'), titled('Kevin Uxbridge')))),
    inResponse(dilemmaMet(qDilemma)),
    anyTime(onCard(qDilemma)),
  ],
  text: [nullifyTarget],
  points: 0,
  printed: [premiere(133, 'U')],
});
