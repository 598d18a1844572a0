import { cardPlay, event, onTable, premiere, reportAnyNumber } from '@spaceline/language';

export const redAlert = event('Red Alert!', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [reportAnyNumber] },
  printed: [premiere(90, 'C')],
});
