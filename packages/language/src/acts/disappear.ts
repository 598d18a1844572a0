import type { ActWord } from './word.ts';

/** The ship with everything aboard and on it, until it reappears (B-19.29); with `turns` for a number that you name (B-25.14). */
export interface Disappear {
  readonly act: 'disappear';
  readonly turns?: number;
}

export const disappear = (turns?: number): Disappear => ({
  act: 'disappear',
  ...(turns === undefined ? {} : { turns }),
});

export const disappearWord: ActWord<Disappear> = {
  says: ({ turns }, { ship, hosted, self }) => {
    if (turns === undefined) return `${ship} disappears with everything aboard and on it`;
    return `name a number of turns from 1 to ${turns}, counting the turns of both players and this turn; ${hosted} disappears with everything aboard and on it, and ${self} waits on the table`;
  },
  needs: () => ['target'],
  sample: (any) => disappear(any.oneOf(any.number(), undefined)),
};
