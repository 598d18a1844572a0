import type { ActWord } from './word.ts';

/** Where it was. With `counting` this is one of the turns that were named, and it is back after the last one. */
export interface Reappear {
  readonly act: 'reappear';
  readonly counting?: true;
}

export const reappear = (when?: 'after the turns named'): Reappear => ({
  act: 'reappear',
  ...(when ? { counting: true } : {}),
});

export const reappearWord: ActWord<Reappear> = {
  says: ({ counting }, { hosted, self }) =>
    counting
      ? `count one of those turns; after the last one ${hosted} returns to where it was, then discard ${self}`
      : 'the ship reappears here',
  sample: (any) => reappear(any.oneOf('after the turns named', undefined)),
};
