import { afflict, dilemma, forbidsAttempts, skill, towedBy } from '@spaceline/language';
import { premiere } from './set.ts';

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  where: 'space',
  encounter: afflict(
    'mission',
    { rules: [forbidsAttempts, towedBy('Tractor Beam', skill('ENGINEER', 2))] },
    { endsAttempt: true },
  ),
  printed: [premiere(45, 'U')],
});
