import { cardPlay, event, onTable, openHands, premiere } from '@spaceline/language';

export const alienProbe = event('Alien Probe', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [openHands] },
  printed: [premiere(66, 'U')],
});
