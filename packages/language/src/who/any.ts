import { anyOf, joined } from '../english/combine.ts';
import { card } from '../english/phrase.ts';
import type { Who } from './index.generated.ts';
import type { WhoWord } from './word.ts';

export interface Any {
  readonly who: 'any';
  readonly of: readonly Who[];
}

export const either = (...of: readonly Who[]): Any => ({ who: 'any', of });

export const anyWord: WhoWord<Any> = {
  combines: 'any',
  parts: ({ of }) => of,
  phrase: ({ of }, say) => anyOf(of.map((part) => say.phrase(part))),
  opposite: ({ of }, say) => joined(of.map((part) => say.opposite(part))),
  noun: ({ of }, say) => of.map((part) => say.noun(part)).find((noun) => noun !== card) ?? card,
  sample: (any) => either(...any.several(() => any.who(), 0, 3)),
};
