import { outpost } from '@spaceline/language';
import { premiere } from './set.ts';

export const federationOutpost = outpost('Federation Outpost', {
  affiliation: 'Federation',
  shields: 30,
  printed: [premiere(104, 'C')],
});
