import {
  battleInitiated,
  both,
  inResponse,
  interrupt,
  killOpposing,
  ofPeople,
  premiere,
  skilled,
} from '@spaceline/language';

const honorable = both(ofPeople('Klingon'), skilled('Honor'));

export const honorChallenge = interrupt('Honor Challenge', {
  plays: [inResponse(battleInitiated({ kind: 'personnel', yours: honorable }))],
  text: [killOpposing(honorable, skilled('Treachery'))],
  characteristics: ['Klingon-related interrupt'],
  printed: [premiere(118, 'R')],
});
