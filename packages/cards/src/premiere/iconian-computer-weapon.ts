import { dilemma, except, ofType, replaceHand, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const iconianComputerWeapon = dilemma('Iconian Computer Weapon', {
  where: 'space',
  characteristics: ['Virus-related dilemma'],
  encounter: unless(skill('SCIENCE'), [replaceHand('you', except(ofType('Personnel')))]),
  printed: [premiere(29, 'C')],
});
