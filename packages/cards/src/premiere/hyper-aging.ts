import {
  afflict,
  cannot,
  counted,
  dilemma,
  everyone,
  from,
  kill,
  requireAll,
  skill,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const hyperAging = dilemma('Hyper-Aging', {
  where: 'planet',
  points: 5,
  encounter: afflict('team', {
    countdown: 4,
    rules: [cannot('leave', { reach: 'met' })],
    triggers: [whenever('countdown expires', kill(from('afflicted', everyone())))],
    cure: counted('present', requireAll(skill('SCIENCE'), skill('MEDICAL', 2))),
  }),
  printed: [premiere(28, 'U')],
});
