import { anyTime, interrupt, lookAt, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const jaglomShrekInformationBroker = interrupt('Jaglom Shrek - Information Broker', {
  plays: [anyTime(onTable)],
  text: [lookAt("opponent's draw deck")],
  printed: [premiere(123, 'R')],
});
