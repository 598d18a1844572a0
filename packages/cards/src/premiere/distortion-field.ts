import { cardPlay, event, flip, forbidsBeaming, onLocation, thisCard, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const distortionField = event('Distortion Field', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  onlyOne: true,
  inPlay: { rules: [forbidsBeaming()], triggers: [whenever('end of your full turn', flip(thisCard))] },
  printed: [premiere(70, 'U')],
});
