import { anyone, cardPlay, event, onDiscarded, premiere, targetToHand } from '@spaceline/language';

export const resQ = event('Res-Q', {
  plays: [cardPlay(onDiscarded(anyone))],
  text: [targetToHand],
  printed: [premiere(91, 'C')],
});
