import type { ActWord } from './word.ts';

/** Changes the number that this card counts. Single card: one text of Premiere counts, and any number may be counted so. */
export interface Count {
  readonly act: 'count';
  readonly by: number;
}

export const count = (by: number): Count => ({ act: 'count', by });

export const countWord: ActWord<Count> = {
  says: ({ by }, { self, counter }) => {
    if (!counter) return by < 0 ? `take ${-by} from the count on ${self}` : `add ${by} to the count on ${self}`;
    const change = by * counter.times;
    return `${change < 0 ? 'reduce' : 'increase'} ${counter.number} by ${Math.abs(change)}`;
  },
  sample: (any) => count(any.number()),
};
