import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussYamato = ship('U.S.S. Yamato', {
  affiliations: ['Federation'],
  shipClass: 'Galaxy Class',
  range: 8,
  weapons: 8,
  shields: 8,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship'],
  matchingCommander: 'Donald Varley',
  printed: [premiere(343, 'R')],
});
