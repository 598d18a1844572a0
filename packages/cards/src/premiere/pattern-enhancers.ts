import { cardPlay, event, onTable, premiere, suppresses } from '@spaceline/language';

export const patternEnhancers = event('Pattern Enhancers', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [suppresses('your beaming', 'Atmospheric Ionization', 'Distortion Field')] },
  printed: [premiere(86, 'C')],
});
