import { afflict, dilemma, mustTravel, setCourse } from '@spaceline/language';
import { premiere } from './set.ts';

export const cytherians = dilemma('Cytherians', {
  where: 'space',
  points: 15,
  encounter: afflict(
    'ship',
    { rules: [mustTravel('far end', { only: true })] },
    { effect: [setCourse], endsAttempt: true },
  ),
  printed: [premiere(22, 'R')],
});
