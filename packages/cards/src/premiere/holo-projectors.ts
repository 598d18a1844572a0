import { allows, cardPlay, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const holoProjectors = event('Holo-Projectors', {
  plays: [cardPlay(onLocation({ kind: 'planet' }))],
  stays: true,
  inPlay: { rules: [allows('holograms here')] },
  printed: [premiere(78, 'U')],
});
