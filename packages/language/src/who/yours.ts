import { after, being, empty } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** Of the player the text speaks to; a resting card is its owner's. */
export interface Yours {
  readonly who: 'yours';
}

export const yours: Yours = { who: 'yours' };

export const yoursWord: WhoWord<Yours> = {
  phrase: () => ({ ...empty, owner: 'your' }),
  opposite: () => after(being(() => 'not yours')),
  printed: () => undefined,
  sample: () => yours,
};
