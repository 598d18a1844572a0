import type { ActWord } from './word.ts';

/** Changes the number that this card counts. */
export interface Count {
  readonly act: 'count';
  readonly by: number;
}

export const count = (by: number): Count => ({ act: 'count', by });

export const countWord: ActWord<Count> = {
  says: ({ by }, { self }) => (by < 0 ? `take ${-by} from the count on ${self}` : `add ${by} to the count on ${self}`),
  sample: (any) => count(any.number()),
};
