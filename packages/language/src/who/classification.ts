import { after, before, personnel } from '../english/phrase.ts';
import type { Classification as Name } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** The printed classification, not the skill of its name (B-5.2). */
export interface Classification {
  readonly who: 'classification';
  readonly is: Name;
}

export const classified = (is: Name): Classification => ({ who: 'classification', is });

export const classificationWord: WhoWord<Classification> = {
  phrase: ({ is }) => before(`${is}-classification`),
  opposite: ({ is }) => after(() => `of a classification other than ${is}`),
  noun: () => personnel,
  printed: ({ is }, { person }) => person?.classification === is,
  sample: (any) => classified(any.classification()),
};
