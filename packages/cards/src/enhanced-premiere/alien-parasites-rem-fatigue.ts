import {
  afflict,
  beingAboard,
  both,
  comboDilemma,
  counted,
  everyone,
  facility,
  forFullTurns,
  from,
  halfOf,
  kill,
  requireAny,
  skill,
  whenever,
  yours,
} from '@spaceline/language';
import { alienParasites } from '../premiere/alien-parasites.ts';
import { remFatigueHallucinations } from '../premiere/rem-fatigue-hallucinations.ts';
import { enhancedPremiere } from './set.ts';

export const alienParasitesRemFatigue = comboDilemma('Alien Parasites & REM Fatigue', {
  where: 'dual',
  points: 5,
  first: alienParasites.encounter,
  // Worded otherwise than REM Fatigue by itself: it names turns, and asks for docking (B-14.30).
  second: afflict('team', {
    ...forFullTurns(3),
    triggers: [whenever('countdown expires', kill(from('afflicted', everyone())))],
    cure: requireAny(
      counted('present', skill('MEDICAL', 3)),
      beingAboard(both(yours, facility('Outpost')), { docked: 'only' }),
    ),
  }),
  halves: [halfOf(alienParasites), halfOf(remFatigueHallucinations)],
  printed: [enhancedPremiere(7, 'P')],
});
