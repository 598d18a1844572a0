import {
  afflict,
  counted,
  dilemma,
  everyone,
  from,
  kill,
  premiere,
  quarantine,
  requireAll,
  skill,
  whenever,
} from '@spaceline/language';

export const hyperAging = dilemma('Hyper-Aging', {
  where: 'planet',
  points: 5,
  encounter: afflict('team', {
    countdown: 4,
    rules: [quarantine],
    triggers: [whenever('countdown expires', kill(from('afflicted', everyone())))],
    cure: counted('present', requireAll(skill('SCIENCE'), skill('MEDICAL', 2))),
  }),
  printed: [premiere(28, 'U')],
});
