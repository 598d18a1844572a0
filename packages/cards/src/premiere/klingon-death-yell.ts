import { both, inResponse, interrupt, killed, ofPeople, onceEach, score, skilled } from '@spaceline/language';
import { premiere } from './set.ts';

export const klingonDeathYell = interrupt('Klingon Death Yell', {
  plays: [onceEach(inResponse(killed(both(ofPeople('Klingon'), skilled('Honor')))))],
  text: [score(5)],
  points: 5,
  characteristics: ['Klingon-related interrupt'],
  printed: [premiere(125, 'R')],
});
