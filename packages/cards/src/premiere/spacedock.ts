import {
  both,
  cardPlay,
  event,
  everyone,
  facility,
  from,
  onCard,
  repair,
  repairsArrivals,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const spacedock = event('Spacedock', {
  plays: [cardPlay(onCard(both(yours, facility('Outpost'))))],
  stays: true,
  text: [repair(from('docked', everyone()))],
  inPlay: { rules: [repairsArrivals] },
  printed: [premiere(92, 'C')],
});
