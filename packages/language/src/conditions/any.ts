import { flat, one } from '../english/reading.ts';
import { list } from '../english/words.ts';
import type { Condition } from './index.generated.ts';
import type { ConditionWord, Reading, SayCondition } from './word.ts';

export interface Any {
  readonly if: 'any';
  readonly of: readonly Condition[];
}

export const requireAny = (...of: readonly Condition[]): Condition => {
  const [first, ...others] = of;
  return first && others.length === 0 ? first : { if: 'any', of };
};

/** Alternatives bind loosest (B-5.6): a comma keeps a sum inside its own alternative, a semicolon one that has commas itself. */
const reading = ({ of }: Any, say: SayCondition): Reading => {
  const parts = flat(of, 'any').map((part) => say.read(part));
  const [first, ...others] = parts;
  if (!first) return one('something impossible');
  if (others.length === 0) return first;
  const words = parts.map((part) => part.words);
  if (parts.every((part) => part.shape === 'one')) return { words: list(words, 'or'), shape: 'or' };
  const fence = words.some((part) => part.includes(', ')) ? ';' : ',';
  const link = words.some((part) => part.includes('either ')) ? 'or else' : 'or';
  return { words: words.join(`${fence} ${link} `), shape: 'or' };
};

export const anyWord: ConditionWord<Any> = {
  reading,
  opposite: ({ of }, say) => say.read({ if: 'all', of: of.map((part) => ({ if: 'not', of: part })) }),
  parts: ({ of }) => of,
  sample: (any) => ({ if: 'any', of: any.several(() => any.condition(), 0, 3) }),
};
