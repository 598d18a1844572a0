import {
  anyTime,
  both,
  except,
  interrupt,
  ofType,
  onDiscarded,
  takeIntoHand,
  theTarget,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const palorToffAlienTrader = interrupt('Palor Toff - Alien Trader', {
  plays: [anyTime(onDiscarded(both(yours, except(ofType('Personnel')))))],
  text: [takeIntoHand(theTarget)],
  printed: [premiere(131, 'C')],
});
