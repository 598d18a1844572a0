import { cardPlay, event, onTable, premiere, replicates } from '@spaceline/language';

export const genetronicReplicator = event('Genetronic Replicator', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [replicates] },
  printed: [premiere(76, 'U')],
});
