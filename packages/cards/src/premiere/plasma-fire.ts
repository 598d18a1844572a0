import {
  cardPlay,
  counted,
  damage,
  event,
  ofType,
  onCard,
  premiere,
  skill,
  theShip,
  whenever,
} from '@spaceline/language';

export const plasmaFire = event('Plasma Fire', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of host's full turn", damage(theShip))],
    cure: counted('aboard', skill('SECURITY')),
  },
  printed: [premiere(87, 'C')],
});
