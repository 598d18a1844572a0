import { mission, requireAll, requireAny, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const feverEmergency = mission('Fever Emergency', {
  kind: 'planet',
  location: 'Nahmi IV',
  points: 35,
  span: 3,
  attemptedBy: ['Klingon'],
  requires: requireAny(skill('MEDICAL', 3), requireAll(skill('Biology'), skill('OFFICER'))),
  printed: [premiere(160, 'C')],
});
