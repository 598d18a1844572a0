import { equipment, modify, plus, premiere } from '@spaceline/language';

export const federationPadd = equipment('Federation PADD', {
  inPlay: { rules: [modify('CUNNING', plus(2), { reach: 'present', useOnly: ['Federation'] })] },
  cumulative: true,
  printed: [premiere(57, 'C')],
});
