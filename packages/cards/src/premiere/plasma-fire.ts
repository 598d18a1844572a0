import { cardPlay, counted, damage, event, ofType, onCard, skill, theShip, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const plasmaFire = event('Plasma Fire', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of host's full turn", damage(theShip))],
    cure: counted('aboard', skill('SECURITY')),
  },
  printed: [premiere(87, 'C')],
});
