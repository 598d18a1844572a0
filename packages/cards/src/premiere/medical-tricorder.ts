import { equipment, extraSkill } from '@spaceline/language';
import { premiere } from './set.ts';

export const medicalTricorder = equipment('Medical Tricorder', {
  characteristics: ['MEDICAL-related equipment', 'SCIENCE-related equipment'],
  inPlay: { rules: [extraSkill('SCIENCE', 'MEDICAL')] },
  printed: [premiere(61, 'C')],
});
