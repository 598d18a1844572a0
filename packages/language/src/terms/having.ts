import type { Who } from '../who/index.generated.ts';
import type { TermWord } from './word.ts';

/** Single card: its player has so many such cards in play; number and kind are parameters. */
export interface Having {
  readonly term: 'having';
  readonly who: Who;
  readonly atLeast: number;
}

export const having = (atLeast: number, who: Who): Having => ({ term: 'having', who, atLeast });

export const havingWord: TermWord<Having> = {
  says: ({ who, atLeast }, say) => ` if you have at least ${say.who(who, atLeast)} in play`,
  sample: (any) => ({ term: 'having', who: any.who(), atLeast: any.number(1, 5) }),
};
