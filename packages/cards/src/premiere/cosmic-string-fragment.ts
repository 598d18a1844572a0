import { destroyShip, dilemma, premiere, requireAny, skill, unless } from '@spaceline/language';

export const cosmicStringFragment = dilemma('Cosmic String Fragment', {
  where: 'space',
  points: 5,
  encounter: unless(requireAny(skill('Astrophysics'), skill('ENGINEER'), skill('Navigation')), [destroyShip]),
  printed: [premiere(20, 'U')],
});
