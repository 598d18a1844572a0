import { afflict, counted, dilemma, premiere, requireAll, skill, splitTeam } from '@spaceline/language';

export const phasedMatter = dilemma('Phased Matter', {
  where: 'planet',
  encounter: afflict(
    'mission',
    { cure: counted('present', requireAll(skill('ENGINEER'), skill('SCIENCE'))) },
    { effect: [splitTeam] },
  ),
  printed: [premiere(42, 'C')],
});
