import { cardPlay, event, onPlayer, replaceHand } from '@spaceline/language';
import { premiere } from './set.ts';

export const masakaTransformations = event('Masaka Transformations', {
  plays: [cardPlay(onPlayer)],
  text: [replaceHand('chosen')],
  printed: [premiere(82, 'U')],
});
