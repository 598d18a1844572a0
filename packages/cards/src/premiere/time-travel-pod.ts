import { anyTime, artifact, asInterrupt, disappear, ofType, onCard, reappear, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const timeTravelPod = artifact('Time Travel Pod', {
  acquired: 'hand',
  plays: [asInterrupt(anyTime(onCard(ofType('Ship'))))],
  stays: true,
  text: [disappear(5)],
  inPlay: { triggers: [whenever('end of every turn', reappear('after the turns named'))] },
  printed: [premiere(6, 'R')],
});
