import { anyTime, interrupt, lookAt, onTable, premiere } from '@spaceline/language';

export const lifeFormScan = interrupt('Life-form Scan', {
  plays: [anyTime(onTable)],
  text: [lookAt("opponent's hand")],
  printed: [premiere(127, 'U')],
});
