import {
  anyTime,
  attack,
  both,
  combatant,
  inState,
  interrupt,
  ofType,
  onCard,
  playAlong,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const rogueBorgMercenaries = interrupt('Rogue Borg Mercenaries', {
  people: 'Borg',
  plays: [anyTime(onCard(both(ofType('Ship'), inState('occupied'))))],
  stays: true,
  text: [playAlong('Rogue Borg', 'Crosis'), attack('everyone')],
  inPlay: { rules: [combatant()], triggers: [whenever('start of every turn', attack('everyone'))] },
  printed: [premiere(134, 'C')],
});
