import { ante, cardPlay, event, onTable, premiere, raiseStakes } from '@spaceline/language';

export const raiseTheStakes = event('Raise the Stakes', {
  plays: [cardPlay(onTable)],
  stays: true,
  cumulative: true,
  text: [raiseStakes],
  inPlay: { rules: [ante] },
  printed: [premiere(89, 'U')],
});
