import { anyTime, interrupt, ofType, onCard, premiere, unstopShip } from '@spaceline/language';

export const distortionOfSpaceTimeContinuum = interrupt('Distortion of Space/Time Continuum', {
  plays: [anyTime(onCard(ofType('Ship')))],
  text: [unstopShip],
  printed: [premiere(113, 'U')],
});
