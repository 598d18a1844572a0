import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const restoreErrantMoon = mission('Restore Errant Moon', {
  kind: 'planet',
  location: "Bre'el IV",
  points: 30,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('ENGINEER'), skill('Astrophysics'), skill('Leadership')),
  printed: [premiere(182, 'U')],
});
