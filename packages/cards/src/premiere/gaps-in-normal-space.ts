import { atRandom, betweenLocations, cardPlay, event, from, kill, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const gapsInNormalSpace = event('Gaps in Normal Space', {
  plays: [cardPlay(betweenLocations)],
  stays: true,
  inPlay: { location: { span: 4 }, triggers: [whenever('ship stops here', kill(from('aboard', atRandom())))] },
  printed: [premiere(75, 'U')],
});
