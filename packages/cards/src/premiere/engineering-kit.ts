import { equipment, extraSkill } from '@spaceline/language';
import { premiere } from './set.ts';

export const engineeringKit = equipment('Engineering Kit', {
  characteristics: ['ENGINEER-related equipment'],
  inPlay: { rules: [extraSkill('OFFICER', 'ENGINEER')] },
  printed: [premiere(55, 'C')],
});
