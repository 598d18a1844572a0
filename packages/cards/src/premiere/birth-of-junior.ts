import {
  afflict,
  count,
  counted,
  destroy,
  dilemma,
  lacks,
  lessCount,
  modify,
  provided,
  shipHas,
  skill,
  theShip,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const birthOfJunior = dilemma('Birth of "Junior"', {
  where: 'space',
  encounter: afflict('ship', {
    rules: [modify('RANGE', lessCount, { reach: 'host' })],
    triggers: [whenever("end of host's turn", count(1), provided(lacks(shipHas('RANGE', 0)), [destroy(theShip)]))],
    nullifiedBy: counted('aboard', skill('ENGINEER', 3)),
  }),
  printed: [premiere(17, 'U')],
});
