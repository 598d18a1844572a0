import {
  afflict,
  beingAboard,
  both,
  counted,
  dilemma,
  everyone,
  facility,
  from,
  kill,
  requireAny,
  skill,
  whenever,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const remFatigueHallucinations = dilemma('REM Fatigue Hallucinations', {
  where: 'dual',
  points: 5,
  encounter: afflict('team', {
    countdown: 4,
    triggers: [whenever('countdown expires', kill(from('afflicted', everyone())))],
    cure: requireAny(
      counted('present', skill('MEDICAL', 3)),
      beingAboard(both(yours, facility('Outpost')), { docked: 'too' }),
    ),
  }),
  printed: [premiere(47, 'U')],
});
