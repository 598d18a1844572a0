import {
  anyTime,
  cardPlayed,
  dilemmaMet,
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

export const theDevil = interrupt('The Devil', {
  plays: [
    anyTime(onCard(either(oneTitled('Treaty'), titled("Horga'hn"), titled('Wind Dancer')))),
    inResponse(cardPlayed(oneTitled('Treaty'))),
    inResponse(dilemmaMet(titled('Wind Dancer'))),
  ],
  text: [nullify(theTarget)],
  printed: [premiere(141, 'R')],
});
