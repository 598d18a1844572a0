import { cardPlay, counted, damageShip, event, ofType, onCard, premiere, skill, whenever } from '@spaceline/language';

export const plasmaFire = event('Plasma Fire', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of host's full turn", damageShip)],
    cure: counted('aboard', skill('SECURITY')),
  },
  printed: [premiere(87, 'C')],
});
