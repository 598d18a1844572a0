import { joined, kindOf } from '../english/combine.ts';
import { after, being, card } from '../english/phrase.ts';
import type { Who } from './index.generated.ts';
import type { WhoWord } from './word.ts';

export interface All {
  readonly who: 'all';
  readonly of: readonly Who[];
}

export const both = (...of: readonly Who[]): All => ({ who: 'all', of });

export const allWord: WhoWord<All> = {
  combines: 'all',
  parts: ({ of }) => of,
  phrase: ({ of }, say) => joined(of.map((part) => say.phrase(part))),
  opposite: (who, say) => after(being((count) => `not ${kindOf(say.phrase(who), count)}`)),
  noun: ({ of }, say) => of.map((part) => say.noun(part)).find((noun) => noun !== card) ?? card,
  sample: (any) => both(...any.several(() => any.who(), 0, 3)),
};
