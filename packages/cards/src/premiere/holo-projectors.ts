import { allows, cardPlay, event, onLocation, premiere } from '@spaceline/language';

export const holoProjectors = event('Holo-Projectors', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  inPlay: { rules: [allows('holograms here')] },
  printed: [premiere(78, 'U')],
});
