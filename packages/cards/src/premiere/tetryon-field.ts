import { cardPlay, counted, event, mustStopHere, onLocation, premiere, skill } from '@spaceline/language';

export const tetryonField = event('Tetryon Field', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [mustStopHere(counted('aboard', skill('Navigation')))] },
  printed: [premiere(97, 'C')],
});
