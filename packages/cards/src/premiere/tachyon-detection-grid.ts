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
  premiere,
  theTarget,
} from '@spaceline/language';

export const tachyonDetectionGrid = interrupt('Tachyon Detection Grid', {
  plays: [onTerms(anyTime(onCard(both(ofType('Ship'), inState('cloaked')))), having(4, ofType('Ship')))],
  stays: true,
  text: [decloak(theTarget)],
  inPlay: { rules: [cannot('cloak')], until: 'end of turn' },
  printed: [premiere(139, 'C')],
});
