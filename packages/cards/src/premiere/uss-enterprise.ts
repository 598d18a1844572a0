import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussEnterprise = ship('U.S.S. Enterprise', {
  affiliations: ['Federation'],
  shipClass: 'Galaxy Class',
  range: 9,
  weapons: 8,
  shields: 9,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship'],
  matchingCommander: 'Jean-Luc Picard',
  printed: [premiere(334, 'R')],
});
