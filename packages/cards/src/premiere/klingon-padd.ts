import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const klingonPadd = equipment('Klingon PADD', {
  inPlay: { rules: [modify('CUNNING', plus(2), { reach: 'present', useOnly: ['Klingon'] })] },
  cumulative: true,
  printed: [premiere(59, 'C')],
});
