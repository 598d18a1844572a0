import {
  attackShips,
  auto,
  dilemma,
  flyOn,
  placeAtFarEnd,
  premiere,
  selfControllingShip,
  whenever,
} from '@spaceline/language';

export const borgShip = dilemma('Borg Ship', {
  where: 'space',
  points: 15,
  icons: ['Self'],
  people: 'Borg',
  encounter: {
    ...auto([placeAtFarEnd]),
    after: 'stays',
    lasting: {
      rules: [selfControllingShip({ range: 8, weapons: 24, shields: 24 })],
      triggers: [whenever('end of every turn', attackShips, flyOn)],
    },
  },
  printed: [premiere(18, 'R')],
});
