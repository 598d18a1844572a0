import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const klingonDisruptor = equipment('Klingon Disruptor', {
  characteristics: ['disruptor', 'hand weapon'],
  inPlay: { rules: [modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Klingon', 'Non-Aligned'] })] },
  cumulative: true,
  printed: [premiere(58, 'C')],
});
