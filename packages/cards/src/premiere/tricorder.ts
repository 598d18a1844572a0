import { equipment, extraSkill } from '@spaceline/language';
import { premiere } from './set.ts';

export const tricorder = equipment('Tricorder', {
  characteristics: ['ENGINEER-related equipment', 'SCIENCE-related equipment'],
  inPlay: { rules: [extraSkill('ENGINEER', 'SCIENCE')] },
  printed: [premiere(65, 'C')],
});
