import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const romulanPadd = equipment('Romulan PADD', {
  inPlay: { rules: [modify('CUNNING', plus(2), { reach: 'present', useOnly: ['Romulan'] })] },
  cumulative: true,
  printed: [premiere(63, 'C')],
});
