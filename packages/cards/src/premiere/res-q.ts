import { cardPlay, event, onDiscarded, takeIntoHand, theTarget, yours } from '@spaceline/language';
import { premiere } from './set.ts';

export const resQ = event('Res-Q', {
  plays: [cardPlay(onDiscarded(yours))],
  text: [takeIntoHand(theTarget)],
  printed: [premiere(91, 'C')],
});
