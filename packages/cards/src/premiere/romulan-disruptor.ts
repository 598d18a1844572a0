import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const romulanDisruptor = equipment('Romulan Disruptor', {
  characteristics: ['disruptor', 'hand weapon'],
  inPlay: { rules: [modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Romulan', 'Non-Aligned'] })] },
  cumulative: true,
  printed: [premiere(62, 'C')],
});
