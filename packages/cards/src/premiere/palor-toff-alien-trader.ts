import { anyTime, except, interrupt, ofType, onDiscarded, premiere, targetToHand } from '@spaceline/language';

export const palorToffAlienTrader = interrupt('Palor Toff - Alien Trader', {
  plays: [anyTime(onDiscarded(except(ofType('Personnel'))))],
  text: [targetToHand],
  printed: [premiere(131, 'C')],
});
