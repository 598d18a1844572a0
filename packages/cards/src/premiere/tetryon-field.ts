import { cardPlay, counted, event, forbidsPassage, onLocation, premiere, skill } from '@spaceline/language';

export const tetryonField = event('Tetryon Field', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [forbidsPassage('flying on', counted('aboard', skill('Navigation')))] },
  printed: [premiere(97, 'C')],
});
