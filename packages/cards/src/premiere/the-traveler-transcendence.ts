import { cardPlay, event, extraDraw, onPlayer, premiere, suppresses } from '@spaceline/language';

export const theTravelerTranscendence = event('The Traveler: Transcendence', {
  plays: [cardPlay(onPlayer)],
  stays: true,
  inPlay: { rules: [extraDraw(1), suppresses('Static Warp Bubble')] },
  printed: [premiere(98, 'U')],
});
