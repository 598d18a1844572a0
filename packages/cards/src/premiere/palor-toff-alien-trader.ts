import {
  anyTime,
  both,
  except,
  interrupt,
  ofType,
  onDiscarded,
  premiere,
  targetToHand,
  yours,
} from '@spaceline/language';

export const palorToffAlienTrader = interrupt('Palor Toff - Alien Trader', {
  plays: [anyTime(onDiscarded(both(yours, except(ofType('Personnel')))))],
  text: [targetToHand],
  printed: [premiere(131, 'C')],
});
