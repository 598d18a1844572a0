import { outpost } from '@spaceline/language';
import { premiere } from './set.ts';

export const romulanOutpost = outpost('Romulan Outpost', {
  affiliation: 'Romulan',
  shields: 32,
  printed: [premiere(106, 'C')],
});
