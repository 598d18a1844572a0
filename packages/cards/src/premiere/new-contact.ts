import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const newContact = mission('New Contact', {
  kind: 'planet',
  location: 'Tau Alpha C',
  points: 40,
  span: 4,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAll(skill('Diplomacy'), skill('Leadership'), skill('Empathy'), skill('Anthropology')),
  printed: [premiere(177, 'R')],
});
