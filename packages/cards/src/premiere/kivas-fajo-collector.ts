import { cardPlay, draw, event, onPlayer, premiere } from '@spaceline/language';

export const kivasFajoCollector = event('Kivas Fajo - Collector', {
  plays: [cardPlay(onPlayer)],
  text: [draw(3, 'chosen')],
  printed: [premiere(79, 'U')],
});
