import { anyShip, anyTime, artifact, asInterrupt, disappear, onCard, reappear, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const timeTravelPod = artifact('Time Travel Pod', {
  acquired: 'hand',
  plays: [asInterrupt(anyTime(onCard(anyShip)))],
  stays: true,
  text: [disappear(5)],
  inPlay: { triggers: [whenever('end of every turn', reappear('after the turns named'))] },
  printed: [premiere(6, 'R')],
});
