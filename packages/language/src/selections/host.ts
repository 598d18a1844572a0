import type { SelectionWord } from './word.ts';

/** The card this one is on. */
export interface Host {
  readonly select: 'host';
}

export const itsHost: Host = { select: 'host' };

export const hostWord: SelectionWord<Host> = {
  says: (_, frame) => frame.hosted,
  refers: (_, frame) => frame.hosted,
  needs: () => ['ship'],
  known: true,
  sample: () => itsHost,
};
