import { afflict, dilemma, forbidsAttempts, premiere, skill, towedBy } from '@spaceline/language';

export const radioactiveGarbageScow = dilemma('Radioactive Garbage Scow', {
  where: 'space',
  encounter: afflict(
    'mission',
    { rules: [forbidsAttempts, towedBy('Tractor Beam', skill('ENGINEER', 2))] },
    { endsAttempt: true },
  ),
  printed: [premiere(45, 'U')],
});
