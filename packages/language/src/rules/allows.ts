import { personnel } from '../english/phrase.ts';
import type { Who } from '../who/index.generated.ts';
import type { RuleWord } from './word.ts';

const leaves = {
  /** "In place of your normal card play" any number of reports (B-13.17, B-29.19). */
  'report any number': 'instead of your normal card play, you may report any number of personnel, ships, and equipment',
  /** Your ships fly from one end of the spaceline to the other (B-9.10). */
  'flight around': 'your ships may fly from either end of the spaceline to the other as if adjacent',
  /** Whoever is at the location, both players' (B-27.1). */
  'holograms here': 'holograms may be active on this planet',
} as const;
export type Leave = keyof typeof leaves;

/** Something may be done that the rules alone do not let anybody do. */
export type Allows =
  | { readonly rule: 'allows'; readonly what: Leave }
  /** Such cards of yours report without using the normal card play (B-13.3). */
  | { readonly rule: 'allows'; readonly what: 'free reports'; readonly who: Who };

export const allows = (what: Leave): Allows => ({ rule: 'allows', what });
export const freeReports = (who: Who): Allows => ({ rule: 'allows', what: 'free reports', who });

export const allowsWord: RuleWord<Allows> = {
  says: (rule, _frame, say) =>
    rule.what === 'free reports'
      ? `${say.who(rule.who, 'each', personnel)} of yours may report for free`
      : leaves[rule.what],
  sample: (any) =>
    any.oneOf<Allows>(
      { rule: 'allows', what: any.oneOf<Leave>('report any number', 'flight around', 'holograms here') },
      { rule: 'allows', what: 'free reports', who: any.who() },
    ),
};
