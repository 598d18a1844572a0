import { cardPlay, counted, event, forbidsPassage, onLocation, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const tetryonField = event('Tetryon Field', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [forbidsPassage('flying on', counted('aboard', skill('Navigation')))] },
  printed: [premiere(97, 'C')],
});
