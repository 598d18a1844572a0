import { betweenLocations, cardPlay, counted, event, forbidsPassage, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const qNet = event('Q-Net', {
  plays: [cardPlay(betweenLocations)],
  stays: true,
  inPlay: { rules: [forbidsPassage('passage', counted('aboard', skill('Diplomacy', 2)))] },
  printed: [premiere(88, 'C')],
});
