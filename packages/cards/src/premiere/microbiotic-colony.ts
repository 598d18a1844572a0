import { damage, dilemma, premiere, requireAll, skill, theShip, unless } from '@spaceline/language';

export const microbioticColony = dilemma('Microbiotic Colony', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER')), [damage(theShip)]),
  printed: [premiere(35, 'C')],
});
