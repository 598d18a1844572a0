import { before, empty } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import type { WhoWord } from './word.ts';

/** A Ship card, or another card that is in play as a ship of nobody's (B-3.6, B-22.10). */
export interface AnyShip {
  readonly who: 'any ship';
}

export const anyShip: AnyShip = { who: 'any ship' };

export const anyShipWord: WhoWord<AnyShip> = {
  phrase: () => ({ ...empty, noun: typeNouns.Ship }),
  opposite: () => before('non-ship'),
  printed: (_, { card }) => card.type === 'Ship' || (card.icons.includes('Self') ? undefined : false),
  sample: () => anyShip,
};
