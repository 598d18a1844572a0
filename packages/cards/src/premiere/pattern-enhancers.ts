import { cardPlay, event, onTable, suppresses } from '@spaceline/language';
import { premiere } from './set.ts';

export const patternEnhancers = event('Pattern Enhancers', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [suppresses('your beaming', 'Atmospheric Ionization', 'Distortion Field')] },
  printed: [premiere(86, 'C')],
});
