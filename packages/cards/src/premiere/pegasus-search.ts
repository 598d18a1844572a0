import { mission, named, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const pegasusSearch = mission('Pegasus Search', {
  kind: 'space',
  location: 'Devlin System Asteroid Belt',
  points: 50,
  span: 4,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAny(
    requireAll(skill('Navigation'), skill('Diplomacy'), skill('Leadership'), skill('Treachery'), sum('INTEGRITY', 40)),
    named('Interphase Generator'),
  ),
  printed: [premiere(178, 'R')],
});
