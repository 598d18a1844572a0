import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const seekLifeForm = mission('Seek Life-form', {
  kind: 'space',
  location: 'Alpha Omicron',
  points: 40,
  span: 3,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Exobiology'), skill('Astrophysics'), skill('ENGINEER')),
  printed: [premiere(185, 'R')],
});
