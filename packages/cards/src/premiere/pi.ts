import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const pi = ship('Pi', {
  affiliations: ['Romulan'],
  shipClass: 'Scout Class',
  range: 9,
  weapons: 4,
  shields: 4,
  staffing: [],
  characteristics: ['Romulan ship', 'Scout'],
  printed: [premiere(361, 'R')],
});
