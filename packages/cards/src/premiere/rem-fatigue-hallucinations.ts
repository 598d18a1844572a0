import {
  afflict,
  atYourOutpost,
  counted,
  dilemma,
  everyone,
  from,
  kill,
  premiere,
  requireAny,
  skill,
  whenever,
} from '@spaceline/language';

export const remFatigueHallucinations = dilemma('REM Fatigue Hallucinations', {
  where: 'dual',
  points: 5,
  encounter: afflict('team', {
    countdown: 4,
    triggers: [whenever('countdown expires', kill(from('afflicted', everyone())))],
    cure: requireAny(counted('present', skill('MEDICAL', 3)), atYourOutpost),
  }),
  printed: [premiere(47, 'U')],
});
