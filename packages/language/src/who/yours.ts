import { empty } from '../english/phrase.ts';
import type { Not } from './not.ts';
import type { WhoWord } from './word.ts';

/** Of the player the text speaks to; a resting card is its owner's. */
export interface Yours {
  readonly who: 'yours';
}

export const yours: Yours = { who: 'yours' };

/** What is not yours is your opponent's. */
export const opponents: Not = { who: 'not', of: yours };

export const yoursWord: WhoWord<Yours> = {
  phrase: () => ({ ...empty, owner: 'your' }),
  opposite: () => ({ ...empty, owner: "your opponent's" }),
  printed: () => undefined,
  sample: () => yours,
};
