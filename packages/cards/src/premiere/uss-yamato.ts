import { premiere, ship } from '@spaceline/language';

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
