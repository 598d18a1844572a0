import { outpost, premiere } from '@spaceline/language';

export const federationOutpost = outpost('Federation Outpost', {
  affiliation: 'Federation',
  shields: 30,
  printed: [premiere(104, 'C')],
});
