import {
  anyTime,
  both,
  cannot,
  decloakShip,
  having,
  inState,
  interrupt,
  ofType,
  onCard,
  onTerms,
  premiere,
} from '@spaceline/language';

export const tachyonDetectionGrid = interrupt('Tachyon Detection Grid', {
  plays: [onTerms(anyTime(onCard(both(ofType('Ship'), inState('cloaked')))), having(4, ofType('Ship')))],
  stays: true,
  text: [decloakShip],
  inPlay: { rules: [cannot('cloak')], until: 'end of turn' },
  printed: [premiere(139, 'C')],
});
