import { cardPlay, event, everyone, from, killLiterally, onTable, premiere, whenever } from '@spaceline/language';

export const antiTimeAnomaly = event('Anti-Time Anomaly', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: {
    // The end of the third full turn (B-25.13).
    countdown: 4,
    triggers: [whenever('countdown expires', killLiterally(from('in play', everyone())))],
  },
  printed: [premiere(67, 'R')],
});
