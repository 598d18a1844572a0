import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const firstContact = mission('First Contact', {
  kind: 'planet',
  location: 'Malcor III',
  points: 30,
  span: 2,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Diplomacy'), skill('Empathy')),
  printed: [premiere(161, 'U')],
});
