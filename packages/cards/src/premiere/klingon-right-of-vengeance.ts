import { battleAgain, battleEnded, inResponse, interrupt, ofPeople, onceEach } from '@spaceline/language';
import { premiere } from './set.ts';

const klingon = ofPeople('Klingon');

export const klingonRightOfVengeance = interrupt('Klingon Right of Vengeance', {
  plays: [onceEach(inResponse(battleEnded({ kind: 'personnel', killed: klingon, yours: klingon })))],
  text: [battleAgain(klingon, 2)],
  characteristics: ['Klingon-related interrupt'],
  printed: [premiere(126, 'C')],
});
