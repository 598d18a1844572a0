import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Turns a card over: face down it does nothing; a mission shows its other side (B-27.37). */
export interface Flip {
  readonly act: 'flip';
  readonly what: Selection;
}

export const flip = (what: Selection): Flip => ({ act: 'flip', what });

export const flipWord: ActWord<Flip> = {
  says: ({ what }, frame, say) => `turn ${say.selection(what, frame)} over`,
  sample: (any) => flip(any.selection()),
};
