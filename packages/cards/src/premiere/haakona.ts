import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

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
