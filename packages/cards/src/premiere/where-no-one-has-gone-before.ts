import { allows, cardPlay, event, onTable, premiere } from '@spaceline/language';

export const whereNoOneHasGoneBefore = event('Where No One Has Gone Before', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [allows('flight around')] },
  printed: [premiere(103, 'C')],
});
