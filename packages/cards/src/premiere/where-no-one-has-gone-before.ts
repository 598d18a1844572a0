import { cardPlay, endsMeet, event, onTable, premiere } from '@spaceline/language';

export const whereNoOneHasGoneBefore = event('Where No One Has Gone Before', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [endsMeet] },
  printed: [premiere(103, 'C')],
});
