import { equipment, modify, plus, premiere } from '@spaceline/language';

export const klingonDisruptor = equipment('Klingon Disruptor', {
  characteristics: ['disruptor', 'hand weapon'],
  inPlay: { rules: [modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Klingon', 'Non-Aligned'] })] },
  cumulative: true,
  printed: [premiere(58, 'C')],
});
