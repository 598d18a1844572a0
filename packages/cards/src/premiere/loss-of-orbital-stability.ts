import {
  anyTime,
  both,
  destroyShipUnless,
  discardThis,
  inState,
  interrupt,
  modify,
  ofType,
  onCard,
  premiere,
  setTo,
  whenever,
} from '@spaceline/language';

export const lossOfOrbitalStability = interrupt('Loss of Orbital Stability', {
  plays: [anyTime(onCard(both(ofType('Ship'), inState('in orbit'))))],
  stays: true,
  inPlay: {
    rules: [modify('RANGE', setTo(0), { reach: 'host', while: 'this turn' })],
    triggers: [whenever("end of its owner's next turn", destroyShipUnless('SHIELDS', 4), discardThis)],
  },
  printed: [premiere(129, 'C')],
});
