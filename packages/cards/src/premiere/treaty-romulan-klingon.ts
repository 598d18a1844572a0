import { cardPlay, event, onTable, treaty } from '@spaceline/language';
import { premiere } from './set.ts';

export const treatyRomulanKlingon = event('Treaty: Romulan/Klingon', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [treaty('Romulan', 'Klingon')] },
  immuneTo: ['Kevin Uxbridge'],
  characteristics: ['Klingon treaty', 'Romulan treaty'],
  printed: [premiere(101, 'C')],
});
