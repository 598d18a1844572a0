import {
  anyShip,
  both,
  cardPlay,
  counted,
  destroy,
  event,
  except,
  onCard,
  skill,
  theShip,
  titled,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [cardPlay(onCard(both(anyShip, except(titled('Borg Ship')))))],
  stays: true,
  inPlay: {
    triggers: [whenever("end of its owner's next turn", destroy(theShip))],
    cure: counted('aboard', skill('ENGINEER')),
  },
  printed: [premiere(102, 'R')],
});
