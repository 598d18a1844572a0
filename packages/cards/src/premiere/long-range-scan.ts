import { anyTime, both, equippedWith, except, interrupt, lookAt, ofType, onCard, premiere } from '@spaceline/language';

export const longRangeScan = interrupt('Long-Range Scan', {
  plays: [anyTime(onCard(both(ofType('Ship'), except(equippedWith('Long-Range Scan Shielding')))))],
  text: [lookAt('cards aboard')],
  printed: [premiere(128, 'C')],
});
