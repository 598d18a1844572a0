import { determined } from '../english/phrase.ts';
import type { Who } from '../who/index.generated.ts';
import type { TargetWord } from './word.ts';

export interface Discarded {
  readonly target: 'discarded';
  readonly who: Who;
}

export const onDiscarded = (who: Who): Discarded => ({ target: 'discarded', who });

const piles = { your: 'your discard pile', "your opponent's": "your opponent's discard pile" } as const;

export const discardedWord: TargetWord<Discarded> = {
  // A filter of discarded cards owned by somebody says whose pile it means.
  says: ({ who }, say) => {
    const { owner, ...rest } = say.phrase(who);
    return `naming ${determined(rest, 'a', say.usual(who))} in ${owner ? piles[owner] : 'a discard pile'}`;
  },
  noun: ({ who }, say) => say.noun(who),
  gives: ['target'],
  sample: (any) => ({ target: 'discarded', who: any.who() }),
};
