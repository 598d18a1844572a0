import { betweenLocations, blocksPassage, cardPlay, counted, event, premiere, skill } from '@spaceline/language';

export const qNet = event('Q-Net', {
  plays: [cardPlay(betweenLocations)],
  stays: true,
  inPlay: { rules: [blocksPassage(counted('aboard', skill('Diplomacy', 2)))] },
  printed: [premiere(88, 'C')],
});
