import { cardPlay, event, onTable, openHands } from '@spaceline/language';
import { premiere } from './set.ts';

export const alienProbe = event('Alien Probe', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [openHands] },
  printed: [premiere(66, 'U')],
});
