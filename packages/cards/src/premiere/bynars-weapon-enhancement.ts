import { anyShip, cardPlay, event, modify, onCard, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const bynarsWeaponEnhancement = event('Bynars Weapon Enhancement', {
  plays: [cardPlay(onCard(anyShip))],
  stays: true,
  cumulative: true,
  inPlay: { rules: [modify('WEAPONS', plus(2), { reach: 'host' })] },
  printed: [premiere(69, 'R')],
});
