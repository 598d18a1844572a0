import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Picks cards that later acts speak of as "those". Single card: elsewhere the first act that needs them picks them. */
export interface Select {
  readonly act: 'select';
  readonly what: Selection;
}

export const selectFirst = (what: Selection): Select => ({ act: 'select', what });

export const selectWord: ActWord<Select> = {
  says: ({ what }, frame, say) => `select ${say.selection(what, frame)}`,
  sample: (any) => selectFirst(any.selection()),
};
