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
  says: ({ turns }, { ship, hosted, kind }) => {
    if (turns === undefined) return `${ship} disappears with everything aboard and on it`;
    return `name 1 to ${turns} turns (of both players, this one included): ${hosted === 'it' ? 'the ship' : hosted} disappears with everything aboard and on it, and returns to its place at the end of the last; then discard ${kind}`;
  },
  needs: () => ['target'],
  sample: (any) => disappear(any.oneOf(any.number(), undefined)),
};
