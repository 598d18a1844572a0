import { anyTime, beam, both, except, inState, interrupt, ofType, onCard, yours } from '@spaceline/language';
import { premiere } from './set.ts';

export const nearWarpTransport = interrupt('Near-Warp Transport', {
  plays: [anyTime(onCard(both(yours, ofType('Ship'), inState('undocked'), except(inState('cloaked')))))],
  text: [beam('neighbor', 6)],
  printed: [premiere(130, 'U')],
});
