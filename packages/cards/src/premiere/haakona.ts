import { premiere, ship } from '@spaceline/language';

export const haakona = ship('Haakona', {
  affiliations: ['Romulan'],
  shipClass: "D'deridex Class",
  range: 8,
  weapons: 9,
  shields: 8,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Romulan ship'],
  matchingCommander: 'Subcommander Taris',
  printed: [premiere(359, 'R')],
});
