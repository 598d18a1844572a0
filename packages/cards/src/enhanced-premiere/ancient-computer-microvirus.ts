import { comboDilemma, halfOf } from '@spaceline/language';
import { ancientComputer } from '../premiere/ancient-computer.ts';
import { microvirus } from '../premiere/microvirus.ts';
import { enhancedPremiere } from './set.ts';

export const ancientComputerMicrovirus = comboDilemma('Ancient Computer & Microvirus', {
  where: 'dual',
  characteristics: ['Virus-related dilemma'],
  first: ancientComputer.encounter,
  second: microvirus.encounter,
  halves: [halfOf(ancientComputer), halfOf(microvirus)],
  printed: [enhancedPremiere(9, 'P')],
});
