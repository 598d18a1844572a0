import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussSutherland = ship('U.S.S. Sutherland', {
  affiliations: ['Federation'],
  shipClass: 'Nebula Class',
  range: 7,
  weapons: 7,
  shields: 7,
  staffing: ['Cmd', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship'],
  matchingCommander: 'Data',
  printed: [premiere(342, 'U')],
});
