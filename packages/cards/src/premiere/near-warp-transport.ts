import { anyTime, beam, both, except, inState, interrupt, ofType, onCard, premiere, yours } from '@spaceline/language';

export const nearWarpTransport = interrupt('Near-Warp Transport', {
  plays: [anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'), except(inState('cloaked')))))],
  text: [beam('neighbor', 6)],
  printed: [premiere(130, 'U')],
});
