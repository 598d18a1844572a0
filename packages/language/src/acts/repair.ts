import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Repairs ships at once (B-21.17). Single card: the opposite of `damage`, over any selection. */
export interface Repair {
  readonly act: 'repair';
  readonly what: Selection;
}

export const repair = (what: Selection): Repair => ({ act: 'repair', what });

export const repairWord: ActWord<Repair> = {
  says: ({ what }, frame, say) => `repair ${say.selection(what, frame)}`,
  sample: (any) => repair(any.selection()),
};
