import { after, being, empty } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** Of the opponent of the player the text speaks to. */
export interface Opponents {
  readonly who: 'opponents';
}

export const opponents: Opponents = { who: 'opponents' };

export const opponentsWord: WhoWord<Opponents> = {
  phrase: () => ({ ...empty, owner: "your opponent's" }),
  opposite: () => after(being(() => "not your opponent's")),
  printed: () => undefined,
  sample: () => opponents,
};
