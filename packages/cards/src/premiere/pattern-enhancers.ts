import { beamsThrough, cardPlay, event, onTable, premiere } from '@spaceline/language';

export const patternEnhancers = event('Pattern Enhancers', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [beamsThrough('Atmospheric Ionization', 'Distortion Field')] },
  printed: [premiere(86, 'C')],
});
