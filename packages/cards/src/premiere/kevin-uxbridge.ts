import {
  anyTime,
  both,
  cardPlayed,
  except,
  inResponse,
  interrupt,
  nullify,
  ofType,
  onCard,
  oneTitled,
  theTarget,
} from '@spaceline/language';
import { premiere } from './set.ts';

const anEvent = both(ofType('Event'), except(oneTitled('Treaty')));

export const kevinUxbridge = interrupt('Kevin Uxbridge', {
  plays: [anyTime(onCard(anEvent)), inResponse(cardPlayed(anEvent))],
  text: [nullify(theTarget)],
  immuneTo: ['Amanda Rogers'],
  points: 0,
  printed: [premiere(124, 'U')],
});
