import type { Frame } from '../english/frame.ts';
import { personnel } from '../english/phrase.ts';
import { numberWord, signed } from '../english/words.ts';
import type { Quantity } from '../quantity.ts';
import type { Say } from '../say.ts';
import type { Who } from '../who/index.generated.ts';
import type { AmountWord } from './word.ts';

export interface Add {
  readonly by: 'add';
  readonly n: Quantity;
}

export const plus = (n: Quantity): Add => ({ by: 'add', n });
export const plusPer = (times: number, who: Who): Add => ({ by: 'add', n: { per: 'aboard', who, times } });
/** Less the number kept on the card, e.g. RANGE lost so far. */
export const lessCount: Add = { by: 'add', n: { per: 'count', times: -1 } };

const countWords = (times: number, number: string, frame: Frame): string => {
  const size = Math.abs(times);
  return `${number} ${times < 0 ? 'reduced' : 'increased'} by ${size === 1 ? '' : `${numberWord(size)} times `}the count on ${frame.self}`;
};

const quantityWords = (n: Quantity, number: string, frame: Frame, say: Say): string => {
  if (typeof n === 'number') return `is ${number} ${signed(n)}`;
  if (n.per === 'count') return `has ${countWords(n.times, number, frame)}`;
  return `is ${number} ${signed(n.times)} for ${say.who(n.who, 'each', personnel, 'aboard')}`;
};

export const addWord: AmountWord<Add> = {
  says: ({ n }, number, frame, say) => quantityWords(n, number, frame, say),
  sample: (any) => ({
    by: 'add',
    n: any.oneOf<() => Quantity>(
      () => any.number(),
      () => ({ per: 'count', times: any.number() }),
      () => ({ per: 'aboard', who: any.who(), times: any.number() }),
    )(),
  }),
};
