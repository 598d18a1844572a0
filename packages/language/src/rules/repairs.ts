import { numberWord, possessive } from '../english/words.ts';
import type { RuleWord } from './word.ts';

/** Ships are repaired otherwise than by waiting at a dock (chapter 21b). */
export type Repairs =
  /** Those of its host's player, as they stop or dock there (B-21.17). */
  | { readonly rule: 'repairs'; readonly what: 'arrivals' }
  /** The ship the card is aboard, after so many full turns (B-21.18). */
  | { readonly rule: 'repairs'; readonly what: 'its ship'; readonly turns: number };

export const repairsArrivals: Repairs = { rule: 'repairs', what: 'arrivals' };
export const repairsItsShip = (turns: number): Repairs => ({ rule: 'repairs', what: 'its ship', turns });

export const repairsWord: RuleWord<Repairs> = {
  says: (rule, frame) =>
    rule.what === 'arrivals'
      ? `${possessive(frame.hosted)} controller's ships are repaired when they stop or dock there`
      : `repairs the ship it is aboard after ${numberWord(rule.turns)} of your full turns`,
  ofHost: ({ what }) => what === 'arrivals',
  sample: (any) =>
    any.oneOf<Repairs>(
      { rule: 'repairs', what: 'arrivals' },
      { rule: 'repairs', what: 'its ship', turns: any.number() },
    ),
};
