import { outpost, premiere } from '@spaceline/language';

export const romulanOutpost = outpost('Romulan Outpost', {
  affiliation: 'Romulan',
  shields: 32,
  printed: [premiere(106, 'C')],
});
