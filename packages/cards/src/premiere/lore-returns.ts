import { both, cardPlay, commanded, event, ofType, onCard, overrunBy, premiere, titled } from '@spaceline/language';

export const loreReturns = event('Lore Returns', {
  plays: [cardPlay(onCard(both(ofType('Ship'), overrunBy(titled('Rogue Borg')))))],
  stays: true,
  inPlay: { rules: [commanded] },
  printed: [premiere(80, 'R')],
});
