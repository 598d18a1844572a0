import { outpost } from '@spaceline/language';
import { premiere } from './set.ts';

export const klingonOutpost = outpost('Klingon Outpost', {
  affiliation: 'Klingon',
  shields: 32,
  printed: [premiere(105, 'C')],
});
