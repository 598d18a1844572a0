import {
  artifact,
  asEvent,
  cardPlay,
  classifications,
  classified,
  modify,
  ofType,
  onCard,
  times,
} from '@spaceline/language';
import { premiere } from './set.ts';

const tripled = { reach: 'host', while: { aboard: classifications.map(classified) } } as const;

export const kurlanNaiskos = artifact('Kurlan Naiskos', {
  acquired: 'hand',
  plays: [asEvent(cardPlay(onCard(ofType('Ship'))))],
  stays: true,
  inPlay: {
    rules: [
      modify('RANGE', times(3), tripled),
      modify('WEAPONS', times(3), tripled),
      modify('SHIELDS', times(3), tripled),
    ],
  },
  cumulative: false,
  printed: [premiere(4, 'R')],
});
