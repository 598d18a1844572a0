import {
  both,
  cardPlay,
  event,
  everyone,
  from,
  ofType,
  onCard,
  repair,
  repairsArrivals,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const spacedock = event('Spacedock', {
  plays: [cardPlay(onCard(both(yours, ofType('Facility'))))],
  stays: true,
  text: [repair(from('docked', everyone()))],
  inPlay: { rules: [repairsArrivals] },
  printed: [premiere(92, 'C')],
});
