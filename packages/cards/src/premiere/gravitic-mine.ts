import { damage, dilemma, premiere, requireAll, skill, theShip, unless } from '@spaceline/language';

export const graviticMine = dilemma('Gravitic Mine', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('Navigation')), [damage(theShip)]),
  printed: [premiere(26, 'U')],
});
