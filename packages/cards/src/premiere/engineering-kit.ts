import { equipment, extraSkill, premiere } from '@spaceline/language';

export const engineeringKit = equipment('Engineering Kit', {
  characteristics: ['ENGINEER-related equipment'],
  inPlay: { rules: [extraSkill('OFFICER', 'ENGINEER')] },
  printed: [premiere(55, 'C')],
});
