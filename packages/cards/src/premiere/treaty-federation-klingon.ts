import { cardPlay, event, onTable, premiere, treaty } from '@spaceline/language';

export const treatyFederationKlingon = event('Treaty: Federation/Klingon', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [treaty('Federation', 'Klingon')] },
  immuneTo: ['Kevin Uxbridge'],
  characteristics: ['Federation treaty', 'Klingon treaty'],
  printed: [premiere(99, 'C')],
});
