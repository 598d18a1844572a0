import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const federationPadd = equipment('Federation PADD', {
  inPlay: { rules: [modify('CUNNING', plus(2), { reach: 'present', useOnly: ['Federation'] })] },
  cumulative: true,
  printed: [premiere(57, 'C')],
});
