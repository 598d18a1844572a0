import {
  anyTime,
  cardPlayed,
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

export const theDevil = interrupt('The Devil', {
  plays: [
    anyTime(onCard(either(titled('Treaty'), titled("Horga'hn"), titled('Wind Dancer')))),
    inResponse(cardPlayed(titled('Treaty'))),
    inResponse(dilemmaMet(titled('Wind Dancer'))),
  ],
  text: [nullify(theTarget)],
  printed: [premiere(141, 'R')],
});
