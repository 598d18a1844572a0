import { damageShip, dilemma, premiere, requireAll, skill, unless } from '@spaceline/language';

export const microbioticColony = dilemma('Microbiotic Colony', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER')), [damageShip]),
  printed: [premiere(35, 'C')],
});
