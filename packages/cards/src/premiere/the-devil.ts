import {
  anyTime,
  cardPlayed,
  dilemmaMet,
  either,
  inResponse,
  interrupt,
  nullifyTarget,
  onCard,
  premiere,
  titled,
} from '@spaceline/language';

export const theDevil = interrupt('The Devil', {
  plays: [
    anyTime(onCard(either(titled('Treaty'), titled("Horga'hn"), titled('Wind Dancer')))),
    inResponse(cardPlayed(titled('Treaty'))),
    inResponse(dilemmaMet(titled('Wind Dancer'))),
  ],
  text: [nullifyTarget],
  printed: [premiere(141, 'R')],
});
