import {
  battleInitiated,
  both,
  from,
  inResponse,
  interrupt,
  kill,
  ofPeople,
  skilled,
  yourChoice,
} from '@spaceline/language';
import { premiere } from './set.ts';

const honorable = both(ofPeople('Klingon'), skilled('Honor'));

export const honorChallenge = interrupt('Honor Challenge', {
  plays: [inResponse(battleInitiated({ kind: 'personnel', yours: honorable }))],
  text: [kill(from('other side', yourChoice({ each: honorable }, skilled('Treachery'))))],
  characteristics: ['Klingon-related interrupt'],
  printed: [premiere(118, 'R')],
});
