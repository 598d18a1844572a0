import type { GivenOptions } from '@spaceline/testkit';

/** One violated condition: what is tried, the clause that is told first, and the code of the ground. */
export type Tried = readonly [line: string, clause: string, code: string];

/** A position in which everything is right but for one thing at a time. */
export interface Conditions {
  readonly about: string;
  readonly position: string;
  readonly options?: GivenOptions;
  /** What is done before. */
  readonly after?: readonly string[];
  /** What may be done there: the near misses of what is refused. */
  readonly legal: readonly string[];
  readonly refused: readonly Tried[];
}
