import { cardPlay, counted, destroyShip, event, ofType, onCard, premiere, skill, whenever } from '@spaceline/language';

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of its owner's next turn", destroyShip)],
    cure: counted('aboard', skill('ENGINEER')),
  },
  printed: [premiere(102, 'R')],
});
