import { cardPlay, event, onTable, treaty } from '@spaceline/language';
import { premiere } from './set.ts';

export const treatyFederationRomulan = event('Treaty: Federation/Romulan', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [treaty('Federation', 'Romulan')] },
  immuneTo: ['Kevin Uxbridge'],
  characteristics: ['Federation treaty', 'Romulan treaty'],
  printed: [premiere(100, 'C')],
});
