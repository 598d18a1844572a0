import { personnel } from '../english/phrase.ts';
import type { Who } from '../who/index.generated.ts';
import type { WindowWord } from './word.ts';

/** Single card: somebody has just died; who is a parameter. */
export interface Killed {
  readonly to: 'killed';
  readonly who: Who;
}

export const killed = (who: Who): Killed => ({ to: 'killed', who });

export const killedWord: WindowWord<Killed> = {
  says: ({ who }, say) => `just after ${say.who(who, 'a', personnel)} is killed`,
  each: 'death',
  noun: () => personnel,
  sample: (any) => ({ to: 'killed', who: any.who() }),
};
