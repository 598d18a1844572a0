import { anyTime, attack, combatant, interrupt, onCard, titled, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const crosis = interrupt('Crosis', {
  people: 'Borg',
  plays: [anyTime(onCard(titled('Rogue Borg')))],
  stays: true,
  cumulative: false,
  inPlay: { rules: [combatant(2)], triggers: [whenever('start of every turn', attack('everyone'))] },
  printed: [premiere(111, 'R')],
});
