import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussPhoenix = ship('U.S.S. Phoenix', {
  affiliations: ['Federation'],
  shipClass: 'Nebula Class',
  range: 7,
  weapons: 7,
  shields: 8,
  staffing: ['Cmd', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship'],
  matchingCommander: 'Benjamin Maxwell',
  printed: [premiere(341, 'R')],
});
