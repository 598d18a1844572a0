import { afflict, dilemma, mustOnlyTravel, premiere, setCourse } from '@spaceline/language';

export const cytherians = dilemma('Cytherians', {
  where: 'space',
  points: 15,
  encounter: afflict('ship', { rules: [mustOnlyTravel('far end')] }, { effect: [setCourse], endsAttempt: true }),
  printed: [premiere(22, 'R')],
});
