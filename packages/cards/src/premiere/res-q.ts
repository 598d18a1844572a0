import { cardPlay, event, onDiscarded, premiere, targetToHand, yours } from '@spaceline/language';

export const resQ = event('Res-Q', {
  plays: [cardPlay(onDiscarded(yours))],
  text: [targetToHand],
  printed: [premiere(91, 'C')],
});
