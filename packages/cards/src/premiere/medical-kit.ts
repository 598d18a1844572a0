import { equipment, extraSkill, premiere } from '@spaceline/language';

export const medicalKit = equipment('Medical Kit', {
  characteristics: ['MEDICAL-related equipment'],
  inPlay: { rules: [extraSkill('OFFICER', 'MEDICAL')] },
  printed: [premiere(60, 'C')],
});
