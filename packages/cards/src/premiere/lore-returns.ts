import { both, cardPlay, cleared, commanded, event, ofType, onCard, premiere } from '@spaceline/language';

export const loreReturns = event('Lore Returns', {
  plays: [cardPlay(onCard(both(ofType('Ship'), cleared)))],
  stays: true,
  inPlay: { rules: [commanded] },
  printed: [premiere(80, 'R')],
});
