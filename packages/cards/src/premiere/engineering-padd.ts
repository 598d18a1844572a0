import { equipment, extraSkill } from '@spaceline/language';
import { premiere } from './set.ts';

export const engineeringPadd = equipment('Engineering PADD', {
  characteristics: ['ENGINEER-related equipment', 'SCIENCE-related equipment'],
  inPlay: { rules: [extraSkill('SCIENCE', 'ENGINEER')] },
  printed: [premiere(56, 'C')],
});
