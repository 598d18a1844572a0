import { equipment, modify, plus, premiere } from '@spaceline/language';

export const klingonPadd = equipment('Klingon PADD', {
  inPlay: { rules: [modify('CUNNING', plus(2), { reach: 'present', useOnly: ['Klingon'] })] },
  cumulative: true,
  printed: [premiere(59, 'C')],
});
