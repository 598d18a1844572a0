import { cardPlay, event, extraDraws, onPlayer, suppresses } from '@spaceline/language';
import { premiere } from './set.ts';

export const theTravelerTranscendence = event('The Traveler: Transcendence', {
  plays: [cardPlay(onPlayer)],
  stays: true,
  cumulative: false,
  inPlay: { rules: [extraDraws(1), suppresses('everywhere', 'Static Warp Bubble')] },
  printed: [premiere(98, 'U')],
});
