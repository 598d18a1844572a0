import { inResponse, interrupt, missionCompleted, onceEach, score, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const particleFountain = interrupt('Particle Fountain', {
  plays: [onceEach(inResponse(missionCompleted('planet', { by: 'you', team: skill('ENGINEER', 2) })))],
  text: [score(5)],
  points: 5,
  printed: [premiere(132, 'C')],
});
