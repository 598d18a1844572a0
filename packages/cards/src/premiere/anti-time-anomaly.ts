import { cardPlay, event, forFullTurns, everyone, from, kill, onTable, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const antiTimeAnomaly = event('Anti-Time Anomaly', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: {
    ...forFullTurns(3),
    triggers: [whenever('countdown expires', kill(from('in play', everyone()), 'literally'))],
  },
  printed: [premiere(67, 'R')],
});
