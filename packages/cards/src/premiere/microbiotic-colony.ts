import { damage, dilemma, requireAll, skill, theShip, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const microbioticColony = dilemma('Microbiotic Colony', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('ENGINEER'), skill('OFFICER')), [damage(theShip)]),
  printed: [premiere(35, 'C')],
});
