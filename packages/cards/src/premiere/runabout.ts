import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const runabout = ship('Runabout', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Runabout Class',
  range: 7,
  weapons: 5,
  shields: 5,
  staffing: [],
  characteristics: ['Federation ship'],
  printed: [premiere(331, 'C')],
});
