import {
  atRandom,
  attachTo,
  cannot,
  discardThis,
  from,
  inResponse,
  interrupt,
  male,
  missionCompleted,
  premiere,
  whenever,
} from '@spaceline/language';

export const alienGroupie = interrupt('Alien Groupie', {
  plays: [inResponse(missionCompleted('planet'))],
  text: [attachTo(from('team', atRandom(1, male)))],
  inPlay: { rules: [cannot('leave the planet')], triggers: [whenever("end of its owner's next turn", discardThis)] },
  printed: [premiere(107, 'R')],
});
