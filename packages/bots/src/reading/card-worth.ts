import type { CardDef } from '@spaceline/language';
import { type Reading, readingOf } from './reading.ts';
import { type Use, mostTurns, worthAimed } from './use.ts';
import { type Needs, personWorth, shipWorth } from './worth.ts';

/** What a card in the hand is worth to its player now, in points. */

export interface Context {
  /** What missions and cover ask for. */
  readonly needs: Needs;
  /** Own turns that are about to come. */
  readonly turnsLeft: number;
  /** Cards in the hand that report: without them more plays are worth nothing. */
  readonly reports: number;
  readonly shipsInPlay: number;
}

/** A second ship waits for a second crew. */
const moreShips = 0.5;
const facilityWorth = 20;

const useWorth = ({ ways }: Use, { turnsLeft, reports }: Context): number => {
  let best = -Infinity;
  for (const { gains, aim } of ways) {
    // What lets more cards be played counts only as far as there are cards.
    const share = Math.min(1, reports / 3);
    const real = gains.map((gain) =>
      gain.unit === 'plays' && gain.to === 'you' ? { ...gain, n: gain.n * share } : gain,
    );
    best = Math.max(best, worthAimed(real, aim === 'own' ? 'own' : 'other', Math.min(mostTurns, turnsLeft)));
  }
  return best;
};

const read = (reading: Reading, context: Context): number => {
  switch (reading.is) {
    case 'personnel':
      return personWorth(reading.personnel, context.needs);
    case 'ship':
      return shipWorth(reading.ship) * moreShips ** Math.min(2, context.shipsInPlay);
    case 'facility':
      return facilityWorth;
    case 'mission':
      return reading.mission.points;
    case 'dilemma':
      return 0;
    case 'use':
      return useWorth(reading.use, context);
  }
};

export const worth = (card: CardDef, context: Context): number => read(readingOf(card), context);
