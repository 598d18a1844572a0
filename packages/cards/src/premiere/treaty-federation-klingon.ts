import { cardPlay, event, onTable, treaty } from '@spaceline/language';
import { premiere } from './set.ts';

export const treatyFederationKlingon = event('Treaty: Federation/Klingon', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [treaty('Federation', 'Klingon')] },
  immuneTo: ['Kevin Uxbridge'],
  characteristics: ['Federation treaty', 'Klingon treaty'],
  printed: [premiere(99, 'C')],
});
