import { doesWithCards } from '../player-word.ts';
import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** "Resigns", "is discarded": not a kill (B-29.11); so is "tow away (discard)" (B-29.35). */
export interface Discard {
  readonly act: 'discard';
  readonly what: Selection;
}

export const discard = (what: Selection): Discard => ({ act: 'discard', what });

export const discardWord: ActWord<Discard> = {
  says: ({ what }, frame, say) => {
    if (what.select === 'this card') return `discard ${frame.kind}`;
    if (what.select !== 'cards') return `discard ${say.selection(what, frame)}`;
    return `${doesWithCards(what.of, 'discard', what.count, frame)} from ${what.in}`;
  },
  sample: (any) => discard(any.selection()),
};
