import { allows, cardPlay, event, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const redAlert = event('Red Alert!', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [allows('report any number')] },
  printed: [premiere(90, 'C')],
});
