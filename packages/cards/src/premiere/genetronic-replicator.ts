import { cardPlay, event, onTable, replicates } from '@spaceline/language';
import { premiere } from './set.ts';

export const genetronicReplicator = event('Genetronic Replicator', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [replicates] },
  printed: [premiere(76, 'U')],
});
