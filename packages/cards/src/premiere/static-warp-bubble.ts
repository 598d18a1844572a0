import { cardPlay, discardFromHand, event, onceWhenever, onTable, premiere } from '@spaceline/language';

export const staticWarpBubble = event('Static Warp Bubble', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { triggers: [onceWhenever("end of opponent's turn", discardFromHand(1, 'opponent'))] },
  printed: [premiere(93, 'C')],
});
