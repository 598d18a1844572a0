import { cardPlay, event, flip, forbidsBeaming, onLocation, premiere, thisCard, whenever } from '@spaceline/language';

export const distortionField = event('Distortion Field', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  onlyOne: true,
  inPlay: { rules: [forbidsBeaming()], triggers: [whenever('end of your full turn', flip(thisCard))] },
  printed: [premiere(70, 'U')],
});
