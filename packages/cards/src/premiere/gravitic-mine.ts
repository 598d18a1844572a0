import { damage, dilemma, requireAll, skill, theShip, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const graviticMine = dilemma('Gravitic Mine', {
  where: 'space',
  encounter: unless(requireAll(skill('SCIENCE'), skill('Navigation')), [damage(theShip)]),
  printed: [premiere(26, 'U')],
});
