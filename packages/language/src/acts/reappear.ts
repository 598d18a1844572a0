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
    counting ? `after the last of those turns ${hosted} returns, then discard ${self}` : 'the ship reappears here',
  // The act that named the turns says what happens after the last one.
  silent: ({ counting }) => counting === true,
  sample: (any) => reappear(any.oneOf('after the turns named', undefined)),
};
