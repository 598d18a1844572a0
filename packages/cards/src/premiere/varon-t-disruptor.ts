import { artifact, modify, premiere, times } from '@spaceline/language';

export const varonTDisruptor = artifact('Varon-T Disruptor', {
  acquired: 'team',
  characteristics: ['disruptor', 'Equipment-artifacts', 'hand weapon'],
  inPlay: { rules: [modify('STRENGTH', times(2), { reach: 'present' })] },
  printed: [premiere(8, 'R')],
});
