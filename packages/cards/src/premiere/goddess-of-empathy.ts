import { cardPlay, event, forFullTurns, noInterrupts, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const goddessOfEmpathy = event('Goddess of Empathy', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [noInterrupts('Kevin Uxbridge', 'Q2')], ...forFullTurns(1) },
  printed: [premiere(77, 'R')],
});
