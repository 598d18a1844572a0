import { cardPlay, event, noInterrupts, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const goddessOfEmpathy = event('Goddess of Empathy', {
  plays: [cardPlay(onTable)],
  stays: true,
  // The end of your next turn (B-25.11).
  inPlay: { rules: [noInterrupts('Kevin Uxbridge', 'Q2')], countdown: 2 },
  printed: [premiere(77, 'R')],
});
