import type { Condition } from '../conditions/index.generated.ts';
import type { Frame } from '../english/frame.ts';
import type { Say } from '../say.ts';
import type { Act } from './index.generated.ts';
import type { ActWord } from './word.ts';

/** Acts that are done only under a condition, asked when their turn comes; others may be done instead. */
export interface Provided {
  readonly act: 'provided';
  readonly condition: Condition;
  readonly acts: readonly Act[];
  readonly otherwise?: readonly Act[];
}

export const provided = (condition: Condition, acts: readonly Act[], otherwise?: readonly Act[]): Provided => ({
  act: 'provided',
  condition,
  acts,
  ...(otherwise ? { otherwise } : {}),
});

/** What is asked of the ship that the clause has just named is said of "it". */
const clause = (condition: Condition, frame: Frame, say: Say): string => {
  if (condition.if === 'ship') return `it has ${condition.attribute} over ${condition.over}`;
  if (condition.if === 'counted' && condition.scope === 'aboard')
    return `${frame.ship} has ${say.condition(condition.of)} aboard`;
  return say.holds(condition, frame);
};

const whenWords = (condition: Condition, frame: Frame, say: Say): string => {
  if (condition.if !== 'not') return `if ${clause(condition, frame, say)}`;
  const { of } = condition;
  return of.if === 'ship' && of.over === 0 ? `if its ${of.attribute} is 0` : `unless ${clause(of, frame, say)}`;
};

export const providedWord: ActWord<Provided> = {
  says: ({ condition, acts, otherwise = [] }, frame, say) => {
    // Nobody has to turn an "unless" over to know what is otherwise.
    if (condition.if === 'not' && otherwise.length > 0)
      return providedWord.says(provided(condition.of, otherwise, acts), frame, say);
    const when = whenWords(condition, frame, say);
    const does = say.acts(acts, frame) || 'do nothing';
    if (acts.length === 1 && otherwise.length === 0) return `${does} ${when}`;
    return `${when}, ${does}${otherwise.length > 0 ? `; otherwise ${say.acts(otherwise, frame) || 'do nothing'}` : ''}`;
  },
  sample: (any) => provided(any.condition(), any.acts(), any.oneOf(any.acts(), undefined)),
};
