import { cardPlay, event, onDiscarded, premiere, takeIntoHand, theTarget, yours } from '@spaceline/language';

export const resQ = event('Res-Q', {
  plays: [cardPlay(onDiscarded(yours))],
  text: [takeIntoHand(theTarget)],
  printed: [premiere(91, 'C')],
});
