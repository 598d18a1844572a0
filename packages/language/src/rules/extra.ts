import { howMany, noun } from '../english/words.ts';
import type { RuleWord } from './word.ts';

/** A turn has more in it than the rules give. */
export type Extra =
  /** The player named draws so many cards more (B-11.11). */
  | { readonly rule: 'extra'; readonly what: 'draws'; readonly count: number }
  /** Each of your turns one more normal card play, or one more card drawn (B-11.16). */
  | { readonly rule: 'extra'; readonly what: 'play or draw' };

export const extraDraws = (count: number): Extra => ({ rule: 'extra', what: 'draws', count });
export const extraPlayOrDraw: Extra = { rule: 'extra', what: 'play or draw' };

export const extraWord: RuleWord<Extra> = {
  says: (rule) =>
    rule.what === 'draws'
      ? `that player must draw ${howMany(rule.count, noun('more card'))} at the end of each of their turns`
      : 'each turn, you may make one more normal card play or else draw one more card at its end',
  sample: (any) =>
    any.oneOf<Extra>({ rule: 'extra', what: 'draws', count: any.number() }, { rule: 'extra', what: 'play or draw' }),
};
