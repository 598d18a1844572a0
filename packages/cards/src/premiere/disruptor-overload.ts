import { anyTime, atRandom, destroy, from, interrupt, ofType, onGroup } from '@spaceline/language';
import { premiere } from './set.ts';

export const disruptorOverload = interrupt('Disruptor Overload', {
  plays: [anyTime(onGroup())],
  text: [destroy(from('there', atRandom(1, ofType('Equipment'))))],
  printed: [premiere(112, 'C')],
});
