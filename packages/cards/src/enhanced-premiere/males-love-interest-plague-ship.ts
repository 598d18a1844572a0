import { comboDilemma, halfOf } from '@spaceline/language';
import { malesLoveInterest } from '../premiere/males-love-interest.ts';
import { tarellianPlagueShip } from '../premiere/tarellian-plague-ship.ts';
import { enhancedPremiere } from './set.ts';

export const malesLoveInterestPlagueShip = comboDilemma("Male's Love Interest & Plague Ship", {
  where: 'dual',
  characteristics: ['male-related dilemma'],
  points: 5,
  first: malesLoveInterest.encounter,
  second: tarellianPlagueShip.encounter,
  halves: [halfOf(malesLoveInterest), halfOf(tarellianPlagueShip)],
  printed: [enhancedPremiere(12, 'P')],
});
