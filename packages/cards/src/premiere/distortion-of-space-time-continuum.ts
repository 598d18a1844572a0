import { anyTime, interrupt, ofType, onCard, theShipWith, unstop } from '@spaceline/language';
import { premiere } from './set.ts';

export const distortionOfSpaceTimeContinuum = interrupt('Distortion of Space/Time Continuum', {
  plays: [anyTime(onCard(ofType('Ship')))],
  text: [unstop(theShipWith('crew and Away Teams'), 'with RANGE')],
  printed: [premiere(113, 'U')],
});
