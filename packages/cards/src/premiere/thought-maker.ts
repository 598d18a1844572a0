import { anyTime, arrangeDeck, artifact, asInterrupt, onTable, premiere } from '@spaceline/language';

export const thoughtMaker = artifact('Thought Maker', {
  acquired: 'hand',
  plays: [asInterrupt(anyTime(onTable))],
  text: [arrangeDeck('opponent')],
  printed: [premiere(5, 'R')],
});
