import { anyTime, interrupt, lookAt, onTable, premiere } from '@spaceline/language';

export const jaglomShrekInformationBroker = interrupt('Jaglom Shrek - Information Broker', {
  plays: [anyTime(onTable)],
  text: [lookAt("opponent's draw deck")],
  printed: [premiere(123, 'R')],
});
