import { allows, cardPlay, event, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const whereNoOneHasGoneBefore = event('Where No One Has Gone Before', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [allows('flight around')] },
  printed: [premiere(103, 'C')],
});
