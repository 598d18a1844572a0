import {
  afflict,
  count,
  counted,
  destroyShipAtZero,
  dilemma,
  lessCount,
  modify,
  premiere,
  skill,
  whenever,
} from '@spaceline/language';

export const birthOfJunior = dilemma('Birth of "Junior"', {
  where: 'space',
  encounter: afflict('ship', {
    rules: [modify('RANGE', lessCount, { reach: 'host' })],
    triggers: [whenever("end of host's turn", count(1), destroyShipAtZero('RANGE'))],
    nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
  }),
  printed: [premiere(17, 'U')],
});
