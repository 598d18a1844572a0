import {
  anyShip,
  both,
  cardPlay,
  counted,
  damage,
  event,
  except,
  onCard,
  skill,
  theShip,
  titled,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const plasmaFire = event('Plasma Fire', {
  plays: [cardPlay(onCard(both(anyShip, except(titled('Borg Ship')))))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of host's full turn", damage(theShip))],
    cure: counted('aboard', skill('SECURITY')),
  },
  printed: [premiere(87, 'C')],
});
