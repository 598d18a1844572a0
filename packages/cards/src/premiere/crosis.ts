import {
  anyTime,
  battleEveryone,
  doublingCombatant,
  interrupt,
  onCard,
  premiere,
  titled,
  whenever,
} from '@spaceline/language';

export const crosis = interrupt('Crosis', {
  plays: [anyTime(onCard(titled('Rogue Borg')))],
  stays: true,
  inPlay: { rules: [doublingCombatant], triggers: [whenever('start of every turn', battleEveryone)] },
  printed: [premiere(111, 'R')],
});
