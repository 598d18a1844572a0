import { both, cardPlay, commanded, event, ofType, onCard, overrunBy, titled } from '@spaceline/language';
import { premiere } from './set.ts';

export const loreReturns = event('Lore Returns', {
  plays: [cardPlay(onCard(both(ofType('Ship'), overrunBy(titled('Rogue Borg')))))],
  stays: true,
  inPlay: { rules: [commanded] },
  printed: [premiere(80, 'R')],
});
