import { anyTime, interrupt, lookAt, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const lifeFormScan = interrupt('Life-form Scan', {
  plays: [anyTime(onTable)],
  text: [lookAt("opponent's hand")],
  printed: [premiere(127, 'U')],
});
