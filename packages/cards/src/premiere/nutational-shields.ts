import { both, cardPlay, classified, event, modify, ofType, onCard, plusPer, yours } from '@spaceline/language';
import { premiere } from './set.ts';

export const nutationalShields = event('Nutational Shields', {
  plays: [cardPlay(onCard(both(ofType('Ship'), yours)))],
  stays: true,
  inPlay: { rules: [modify('SHIELDS', plusPer(2, classified('ENGINEER')), { reach: 'host' })] },
  printed: [premiere(85, 'U')],
});
