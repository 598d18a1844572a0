import {
  anyTime,
  artifact,
  asInterrupt,
  ofType,
  onCard,
  premiere,
  returnFromAhead,
  sendAhead,
  whenever,
} from '@spaceline/language';

export const timeTravelPod = artifact('Time Travel Pod', {
  acquired: 'hand',
  plays: [asInterrupt(anyTime(onCard(ofType('Ship'))))],
  stays: true,
  text: [sendAhead(5)],
  inPlay: { triggers: [whenever('end of every turn', returnFromAhead)] },
  printed: [premiere(6, 'R')],
});
