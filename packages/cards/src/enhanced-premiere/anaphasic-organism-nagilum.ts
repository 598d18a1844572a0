import { comboDilemma, halfOf } from '@spaceline/language';
import { anaphasicOrganism } from '../premiere/anaphasic-organism.ts';
import { nagilum } from '../premiere/nagilum.ts';
import { enhancedPremiere } from './set.ts';

export const anaphasicOrganismNagilum = comboDilemma('Anaphasic Organism & Nagilum', {
  where: 'dual',
  characteristics: ['female-related dilemma'],
  first: anaphasicOrganism.encounter,
  firstNotRepeatable: true,
  second: nagilum.encounter,
  halves: [halfOf(anaphasicOrganism), halfOf(nagilum)],
  printed: [enhancedPremiere(8, 'P')],
});
