import { equipment, extraSkill, premiere } from '@spaceline/language';

export const engineeringPadd = equipment('Engineering PADD', {
  characteristics: ['ENGINEER-related equipment', 'SCIENCE-related equipment'],
  inPlay: { rules: [extraSkill('SCIENCE', 'ENGINEER')] },
  printed: [premiere(56, 'C')],
});
