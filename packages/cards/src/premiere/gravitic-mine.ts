import { damageShip, dilemma, premiere, requireAll, skill, unless } from '@spaceline/language';

export const graviticMine = dilemma('Gravitic Mine', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('Navigation')), [damageShip]),
  printed: [premiere(26, 'U')],
});
