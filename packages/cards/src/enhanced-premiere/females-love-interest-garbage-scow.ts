import { comboDilemma, halfOf } from '@spaceline/language';
import { femalesLoveInterest } from '../premiere/females-love-interest.ts';
import { radioactiveGarbageScow } from '../premiere/radioactive-garbage-scow.ts';
import { enhancedPremiere } from './set.ts';

export const femalesLoveInterestGarbageScow = comboDilemma("Female's Love Interest & Garbage Scow", {
  where: 'dual',
  characteristics: ['female-related dilemma'],
  first: femalesLoveInterest.encounter,
  second: radioactiveGarbageScow.encounter,
  halves: [halfOf(femalesLoveInterest), halfOf(radioactiveGarbageScow)],
  printed: [enhancedPremiere(11, 'P')],
});
