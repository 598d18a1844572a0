import { anyTime, artifact, asInterrupt, lookAt, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const thoughtMaker = artifact('Thought Maker', {
  acquired: 'hand',
  plays: [asInterrupt(anyTime(onTable))],
  text: [lookAt("opponent's draw deck", 'arranging')],
  printed: [premiere(5, 'R')],
});
