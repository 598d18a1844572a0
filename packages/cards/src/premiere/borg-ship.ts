import { attack, auto, dilemma, relocate, selfControllingShip, thisCard, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const borgShip = dilemma('Borg Ship', {
  where: 'space',
  points: 15,
  icons: ['Self'],
  people: 'Borg',
  encounter: {
    ...auto([relocate(thisCard, 'far end')]),
    after: 'stays',
    lasting: {
      rules: [selfControllingShip({ range: 8, weapons: 24, shields: 24 })],
      triggers: [whenever('end of every turn', attack('ships'), relocate(thisCard, 'onward'))],
    },
  },
  printed: [premiere(18, 'R')],
});
