import {
  anyTime,
  both,
  cannot,
  decloakShip,
  ifYouHave,
  inState,
  interrupt,
  ofType,
  onCard,
  premiere,
} from '@spaceline/language';

export const tachyonDetectionGrid = interrupt('Tachyon Detection Grid', {
  plays: [ifYouHave(4, ofType('Ship'), anyTime(onCard(both(ofType('Ship'), inState('cloaked')))))],
  stays: true,
  text: [decloakShip],
  inPlay: { rules: [cannot('cloak')], until: 'end of turn' },
  printed: [premiere(139, 'C')],
});
