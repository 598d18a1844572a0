import {
  atRandom,
  attachTo,
  cannot,
  discard,
  from,
  inResponse,
  interrupt,
  male,
  missionCompleted,
  thisCard,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const alienGroupie = interrupt('Alien Groupie', {
  plays: [inResponse(missionCompleted('planet'))],
  text: [attachTo(from('team', atRandom(1, male)))],
  inPlay: {
    rules: [cannot('leave the planet')],
    triggers: [whenever("end of its owner's next turn", discard(thisCard))],
  },
  printed: [premiere(107, 'R')],
});
