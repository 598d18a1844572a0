import { flat, one } from '../english/reading.ts';
import { list } from '../english/words.ts';
import type { Condition } from './index.generated.ts';
import type { ConditionWord, Reading, SayCondition } from './word.ts';

export interface All {
  readonly if: 'all';
  readonly of: readonly Condition[];
}

export const requireAll = (...of: readonly Condition[]): Condition => {
  const [first, ...others] = of;
  return first && others.length === 0 ? first : { if: 'all', of };
};

/** Terms of a sum: an alternative among them is fenced by "either" and comes last, so that it swallows nothing. */
const reading = ({ of }: All, say: SayCondition): Reading => {
  const parts = flat(of, 'all').map((part) => say.read(part));
  const [first, ...others] = parts;
  if (!first) return one('nothing');
  if (others.length === 0) return first;
  const choices = parts.filter((part) => part.shape === 'or').map((part) => `either ${part.words}`);
  const words = [...parts.filter((part) => part.shape !== 'or').map((part) => part.words), ...choices];
  if (choices.length > 1) return { words: words.join(', and '), shape: 'and' };
  return { words: list(words, 'and'), shape: 'and' };
};

/** Every part is asked of all who are counted (B-5.5). */
export const allWord: ConditionWord<All> = {
  reading,
  opposite: ({ of }, say) => say.read({ if: 'any', of: of.map((part) => ({ if: 'not', of: part })) }),
  parts: ({ of }) => of,
  sample: (any) => ({ if: 'all', of: any.several(() => any.condition(), 0, 3) }),
};
