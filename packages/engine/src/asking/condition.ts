import type { Condition } from '@spaceline/language';
import { englishCondition } from '@spaceline/language';
import type { Judgement } from '../contract/judgement.ts';
import type { State } from '../state/state.ts';
import { conditionRunners } from './conditions/index.generated.ts';
import type { ConditionReading, Counted } from './conditions/word.ts';

/** Conditions over a group of cards (chapter 5). */

const runnerOf = (condition: Condition): ConditionReading<Condition> => conditionRunners[condition.if];

export const holds = (s: State, condition: Condition, c: Counted): boolean =>
  runnerOf(condition).holds(s, condition, c, holds);

/** The same, term by term: what is met by whom, and what is missing. */
export const judge = (s: State, condition: Condition, c: Counted): Judgement => ({
  term: condition.if,
  says: englishCondition(condition),
  ...runnerOf(condition).judge(s, condition, c, judge),
});
