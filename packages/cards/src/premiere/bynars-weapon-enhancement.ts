import { cardPlay, event, modify, ofType, onCard, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const bynarsWeaponEnhancement = event('Bynars Weapon Enhancement', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  cumulative: true,
  inPlay: { rules: [modify('WEAPONS', plus(2), { reach: 'host' })] },
  printed: [premiere(69, 'R')],
});
