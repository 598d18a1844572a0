import { artifact, modify, times } from '@spaceline/language';
import { premiere } from './set.ts';

export const varonTDisruptor = artifact('Varon-T Disruptor', {
  acquired: 'team',
  characteristics: ['disruptor', 'Equipment-artifacts', 'hand weapon'],
  inPlay: { rules: [modify('STRENGTH', times(2), { reach: 'present' })] },
  cumulative: false,
  printed: [premiere(8, 'R')],
});
