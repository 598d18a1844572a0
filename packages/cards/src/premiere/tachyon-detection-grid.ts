import {
  anyTime,
  both,
  cannot,
  decloak,
  having,
  inState,
  interrupt,
  ofType,
  onCard,
  onTerms,
  theTarget,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const tachyonDetectionGrid = interrupt('Tachyon Detection Grid', {
  plays: [onTerms(anyTime(onCard(both(ofType('Ship'), inState('cloaked')))), having(4, ofType('Ship')))],
  stays: true,
  text: [decloak(theTarget)],
  inPlay: { rules: [cannot('cloak')], until: 'end of turn' },
  printed: [premiere(139, 'C')],
});
