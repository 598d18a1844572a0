import {
  both,
  cardPlay,
  event,
  ofType,
  onCard,
  premiere,
  repairDocked,
  repairsArrivals,
  yours,
} from '@spaceline/language';

export const spacedock = event('Spacedock', {
  plays: [cardPlay(onCard(both(yours, ofType('Facility'))))],
  stays: true,
  text: [repairDocked],
  inPlay: { rules: [repairsArrivals] },
  printed: [premiere(92, 'C')],
});
