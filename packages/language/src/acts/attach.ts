import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Puts this card into play on the selected card. Single card: others say by how they are played or met what they are on. */
export interface Attach {
  readonly act: 'attach';
  readonly what: Selection;
}

export const attachTo = (what: Selection): Attach => ({ act: 'attach', what });

export const attachWord: ActWord<Attach> = {
  says: ({ what }, frame, say) => `place on ${say.selection(what, frame)}`,
  sample: (any) => attachTo(any.selection()),
};
