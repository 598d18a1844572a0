import { mission, named, requireAll, requireAny, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const evaluateTerraforming = mission('Evaluate Terraforming', {
  kind: 'planet',
  location: 'Velara III',
  points: 35,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAny(
    requireAll(skill('MEDICAL'), skill('Biology'), skill('Exobiology')),
    requireAll(named('Geordi La Forge'), skill('MEDICAL', 2)),
  ),
  printed: [premiere(153, 'R')],
});
