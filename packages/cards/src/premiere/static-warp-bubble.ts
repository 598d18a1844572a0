import { cardPlay, cardsIn, discard, event, onceWhenever, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const staticWarpBubble = event('Static Warp Bubble', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { triggers: [onceWhenever("end of opponent's turn", discard(cardsIn('opponent', 'hand', 1)))] },
  printed: [premiere(93, 'C')],
});
