import { cardPlay, event, onLocation, premiere, projectsHolograms } from '@spaceline/language';

export const holoProjectors = event('Holo-Projectors', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  inPlay: { rules: [projectsHolograms] },
  printed: [premiere(78, 'U')],
});
