import { determined } from '../english/phrase.ts';
import type { Say } from '../say.ts';
import type { Who } from '../who/index.generated.ts';
import type { TargetWord } from './word.ts';

export interface Discarded {
  readonly target: 'discarded';
  readonly who: Who;
}

export const onDiscarded = (who: Who): Discarded => ({ target: 'discarded', who });

const piles = { your: 'your discard pile', "your opponent's": "your opponent's discard pile" } as const;

// A filter of discarded cards owned by somebody says whose pile it means.
const words = ({ who }: Discarded, say: Say): string => {
  const { owner, ...rest } = say.phrase(who);
  return `${determined(rest, 'a', say.usual(who))} from ${owner ? piles[owner] : 'a discard pile'}`;
};

export const discardedWord: TargetWord<Discarded> = {
  says: (target, say) => `choose ${words(target, say)}`,
  named: words,
  aim: ({ who }) => ({ who, where: 'discarded' }),
  chooses: true,
  noun: ({ who }, say) => say.noun(who),
  gives: ['target'],
  sample: (any) => ({ target: 'discarded', who: any.who() }),
};
