import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Nullifies a card in play, a card being played or a dilemma being met; "destroys" a card that is no ship (B-29.27, B-29.28). */
export interface Nullify {
  readonly act: 'nullify';
  readonly what: Selection;
}

export const nullify = (what: Selection): Nullify => ({ act: 'nullify', what });

export const nullifyWord: ActWord<Nullify> = {
  says: ({ what }, frame, say) => `nullify ${say.selection(what, frame)}`,
  sample: (any) => nullify(any.selection()),
};
