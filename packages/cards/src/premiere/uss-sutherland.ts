import { premiere, ship } from '@spaceline/language';

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
