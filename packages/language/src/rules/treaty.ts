import { list } from '../english/words.ts';
import type { Affiliation } from '../facts.ts';
import type { RuleWord } from './word.ts';

/** Your cards of these two affiliations are compatible (B-6.23). */
export interface Treaty {
  readonly rule: 'treaty';
  readonly between: readonly [Affiliation, Affiliation];
}

export const treaty = (a: Affiliation, b: Affiliation): Treaty => ({ rule: 'treaty', between: [a, b] });

export const treatyWord: RuleWord<Treaty> = {
  says: ({ between }) => `your ${list(between, 'and')} cards are compatible`,
  sample: (any) => ({ rule: 'treaty', between: [any.affiliation(), any.affiliation()] }),
};
