import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Damages a ship (B-21.1). */
export interface Damage {
  readonly act: 'damage';
  readonly what: Selection;
}

export const damage = (what: Selection): Damage => ({ act: 'damage', what });

export const damageWord: ActWord<Damage> = {
  says: ({ what }, frame, say) => `damage ${say.selection(what, frame)}`,
  sample: (any) => damage(any.selection()),
};
