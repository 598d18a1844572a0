import { cardPlay, counted, destroy, event, ofType, onCard, skill, theShip, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of its owner's next turn", destroy(theShip))],
    cure: counted('aboard', skill('ENGINEER')),
  },
  printed: [premiere(102, 'R')],
});
