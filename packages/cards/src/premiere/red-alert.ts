import { allows, cardPlay, event, onTable, premiere } from '@spaceline/language';

export const redAlert = event('Red Alert!', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [allows('report any number')] },
  printed: [premiere(90, 'C')],
});
