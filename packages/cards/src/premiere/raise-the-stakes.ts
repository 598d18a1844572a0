import { ante, cardPlay, event, onTable, raiseStakes } from '@spaceline/language';
import { premiere } from './set.ts';

export const raiseTheStakes = event('Raise the Stakes', {
  plays: [cardPlay(onTable)],
  stays: true,
  cumulative: true,
  text: [raiseStakes],
  inPlay: { rules: [ante] },
  printed: [premiere(89, 'U')],
});
