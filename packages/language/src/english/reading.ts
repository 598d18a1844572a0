import type { Condition } from '../conditions/index.generated.ts';
import type { Reading, Scope } from '../conditions/word.ts';

/** Readings of conditions, kept apart until it is known what stands beside them. */

export const one = (words: string): Reading => ({ words, shape: 'one' });

/** A list inside a list of the same kind is one list. */
export const flat = (of: readonly Condition[], kind: 'all' | 'any'): readonly Condition[] =>
  of.flatMap((part) => (part.if === kind ? flat(part.of, kind) : [part]));

/** Where the counted personnel are, said after what they must have. The team is the usual place and goes unsaid. */
const scopeWords = {
  team: '',
  aboard: 'aboard',
  here: 'here',
  present: 'present',
  those: 'among them',
} satisfies { [K in Scope]: string };

/** The place holds for all that was read: after alternatives with commas it needs one, too. */
export const scoped = (reading: Reading, scope: Scope): Reading => {
  if (scopeWords[scope] === '') return reading;
  const fence = /[,;] or /.test(reading.words) ? ',' : '';
  return { ...reading, words: `${reading.words}${fence} ${scopeWords[scope]}` };
};
