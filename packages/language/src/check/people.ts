import type { Skill } from '../facts.ts';
import type { Who } from '../who/index.generated.ts';

/** What the people of a pool could bring together at most. */
export interface PoolPeople {
  readonly levelsOf: (skill: Skill) => number;
  /** False only if no person of the pool can ever fit. */
  readonly somebodyFits: (who: Who) => boolean;
}
