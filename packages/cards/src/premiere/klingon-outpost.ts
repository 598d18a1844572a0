import { outpost, premiere } from '@spaceline/language';

export const klingonOutpost = outpost('Klingon Outpost', {
  affiliation: 'Klingon',
  shields: 32,
  printed: [premiere(105, 'C')],
});
