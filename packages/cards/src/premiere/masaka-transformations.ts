import { cardPlay, event, onPlayer, premiere, replaceHand } from '@spaceline/language';

export const masakaTransformations = event('Masaka Transformations', {
  plays: [cardPlay(onPlayer)],
  text: [replaceHand('chosen')],
  printed: [premiere(82, 'U')],
});
