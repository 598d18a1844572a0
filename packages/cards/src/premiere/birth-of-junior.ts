import {
  afflict,
  count,
  counted,
  destroyShipAtZero,
  dilemma,
  lessCounter,
  modify,
  premiere,
  skill,
  whenever,
} from '@spaceline/language';

export const birthOfJunior = dilemma('Birth of "Junior"', {
  where: 'space',
  encounter: afflict('ship', {
    rules: [modify('RANGE', lessCounter, { reach: 'host' })],
    triggers: [whenever("end of host's turn", count(1), destroyShipAtZero('RANGE'))],
    nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
  }),
  printed: [premiere(17, 'U')],
});
