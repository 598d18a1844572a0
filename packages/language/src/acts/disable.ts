import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Disabled until this card leaves play (B-19.14). */
export interface Disable {
  readonly act: 'disable';
  readonly what: Selection;
}

export const disable = (what: Selection): Disable => ({ act: 'disable', what });

export const disableWord: ActWord<Disable> = {
  says: ({ what }, frame, say) => `disable ${say.selection(what, frame)}`,
  sample: (any) => disable(any.selection()),
};
