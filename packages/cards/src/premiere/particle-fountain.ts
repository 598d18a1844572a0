import { inResponse, interrupt, missionCompleted, onceEach, premiere, score, skill } from '@spaceline/language';

export const particleFountain = interrupt('Particle Fountain', {
  plays: [onceEach(inResponse(missionCompleted('planet', { by: 'you', team: skill('ENGINEER', 2) })))],
  text: [score(5)],
  points: 5,
  printed: [premiere(132, 'C')],
});
