import { equipment, extraSkill } from '@spaceline/language';
import { premiere } from './set.ts';

export const medicalKit = equipment('Medical Kit', {
  characteristics: ['MEDICAL-related equipment'],
  inPlay: { rules: [extraSkill('OFFICER', 'MEDICAL')] },
  printed: [premiere(60, 'C')],
});
