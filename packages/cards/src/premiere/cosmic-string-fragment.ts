import { destroy, dilemma, requireAny, skill, theShip, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const cosmicStringFragment = dilemma('Cosmic String Fragment', {
  where: 'space',
  points: 5,
  encounter: unless(requireAny(skill('Astrophysics'), skill('ENGINEER'), skill('Navigation')), [destroy(theShip)]),
  printed: [premiere(20, 'U')],
});
