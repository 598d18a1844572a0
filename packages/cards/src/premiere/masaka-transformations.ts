import { cardPlay, event, onPlayer, premiere, transformHand } from '@spaceline/language';

export const masakaTransformations = event('Masaka Transformations', {
  plays: [cardPlay(onPlayer)],
  text: [transformHand('chosen')],
  printed: [premiere(82, 'U')],
});
