import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Stopped until the start of their next turn (B-19.1); equipment is stopped with the team it belongs to (B-19.12). */
export interface Stop {
  readonly act: 'stop';
  readonly what: Selection;
}

export const stop = (what: Selection): Stop => ({ act: 'stop', what });

export const stopWord: ActWord<Stop> = {
  says: ({ what }, frame, say) => `stop ${say.selection(what, frame)}`,
  leaves: ({ what }) => (what.select === 'team' ? 'nobody to stop' : undefined),
  sample: (any) => stop(any.selection()),
};
