import { cardPlay, draw, event, onPlayer } from '@spaceline/language';
import { premiere } from './set.ts';

export const kivasFajoCollector = event('Kivas Fajo - Collector', {
  plays: [cardPlay(onPlayer)],
  text: [draw(3, 'chosen')],
  printed: [premiere(79, 'U')],
});
