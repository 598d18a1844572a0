import { cardPlay, event, forbidsBeaming, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const atmosphericIonization = event('Atmospheric Ionization', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  onlyOne: true,
  inPlay: { rules: [forbidsBeaming(3)] },
  printed: [premiere(68, 'C')],
});
