import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Held by this card until it leaves play (B-19.16). */
export interface Hold {
  readonly act: 'hold';
  readonly what: Selection;
}

export const hold = (what: Selection): Hold => ({ act: 'hold', what });

export const holdWord: ActWord<Hold> = {
  says: ({ what }, frame, say) => `hold ${say.selection(what, frame)}`,
  sample: (any) => hold(any.selection()),
};
