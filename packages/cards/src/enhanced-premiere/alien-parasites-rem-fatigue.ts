import { comboDilemma, halfOf } from '@spaceline/language';
import { alienParasites } from '../premiere/alien-parasites.ts';
import { remFatigueHallucinations } from '../premiere/rem-fatigue-hallucinations.ts';
import { enhancedPremiere } from './set.ts';

export const alienParasitesRemFatigue = comboDilemma('Alien Parasites & REM Fatigue', {
  where: 'dual',
  points: 5,
  first: alienParasites.encounter,
  second: remFatigueHallucinations.encounter,
  halves: [halfOf(alienParasites), halfOf(remFatigueHallucinations)],
  printed: [enhancedPremiere(7, 'P')],
});
