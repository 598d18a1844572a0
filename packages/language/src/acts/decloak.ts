import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** A cloaked ship has its cloak taken down. Single card: a verb of the rules, over any selection. */
export interface Decloak {
  readonly act: 'decloak';
  readonly what: Selection;
}

export const decloak = (what: Selection): Decloak => ({ act: 'decloak', what });

export const decloakWord: ActWord<Decloak> = {
  says: ({ what }, frame, say) => `decloak ${say.selection(what, frame)}`,
  sample: (any) => decloak(any.selection()),
};
