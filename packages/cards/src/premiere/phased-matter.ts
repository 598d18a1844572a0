import { afflict, counted, dilemma, requireAll, skill, splitTeam } from '@spaceline/language';
import { premiere } from './set.ts';

export const phasedMatter = dilemma('Phased Matter', {
  where: 'planet',
  encounter: afflict(
    'mission',
    { cure: counted('present', requireAll(skill('ENGINEER'), skill('SCIENCE'))) },
    { effect: [splitTeam] },
  ),
  printed: [premiere(42, 'C')],
});
