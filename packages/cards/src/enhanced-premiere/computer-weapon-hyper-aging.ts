import { comboDilemma, halfOf } from '@spaceline/language';
import { iconianComputerWeapon } from '../premiere/iconian-computer-weapon.ts';
import { hyperAging } from '../premiere/hyper-aging.ts';
import { enhancedPremiere } from './set.ts';

export const computerWeaponHyperAging = comboDilemma('Computer Weapon & Hyper-Aging', {
  where: 'dual',
  first: iconianComputerWeapon.encounter,
  firstNotRepeatable: true,
  second: hyperAging.encounter,
  halves: [halfOf(iconianComputerWeapon), halfOf(hyperAging)],
  printed: [enhancedPremiere(10, 'P')],
});
