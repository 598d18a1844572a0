import { anyTime, both, destroy, interrupt, itsHost, ofType, onCard, whenever, yours } from '@spaceline/language';
import { premiere } from './set.ts';

export const autoDestructSequence = interrupt('Auto-Destruct Sequence', {
  plays: [anyTime(onCard(both(yours, ofType('Ship'))))],
  stays: true,
  inPlay: { triggers: [whenever('end of your turn', destroy(itsHost, 8))] },
  printed: [premiere(110, 'U')],
});
