import type { Condition } from '@spaceline/language';
import { englishCondition } from '@spaceline/language';
import type { Judgement } from '../contract/judgement.ts';
import type { State } from '../state/state.ts';
import type { ConditionReading, Counted } from './conditions/word.ts';

/** Conditions over a group of cards (chapter 5). */

const runnerOf = (s: State, condition: Condition): ConditionReading<Condition> =>
  s.fixed.machinery.conditionRunners[condition.if];

export const holds = (s: State, condition: Condition, c: Counted): boolean =>
  runnerOf(s, condition).holds(s, condition, c, holds);

/** The same, term by term: what is met by whom, and what is missing. */
export const judge = (s: State, condition: Condition, c: Counted): Judgement => ({
  term: condition.if,
  says: englishCondition(condition),
  ...runnerOf(s, condition).judge(s, condition, c, judge),
});
