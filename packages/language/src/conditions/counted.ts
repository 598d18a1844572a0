import { scoped } from '../english/reading.ts';
import type { Condition } from './index.generated.ts';
import type { ConditionWord, Scope } from './word.ts';
import { scopes } from './word.ts';

/** Asked of others than those the text counts by itself. */
export interface Counted {
  readonly if: 'counted';
  readonly scope: Scope;
  readonly of: Condition;
}

export const counted = (scope: Scope, of: Condition): Counted => ({ if: 'counted', scope, of });

export const countedWord: ConditionWord<Counted> = {
  reading: ({ scope, of }, say) => scoped(say.within(scope).read(of), scope),
  opposite: ({ scope, of }, say) => scoped(say.within(scope).opposite(of), scope),
  clause: ({ scope, of }, say, { those }) =>
    scope === 'those' ? `${those} have ${say.within('team').read(of).words} together` : undefined,
  parts: ({ of }) => [of],
  looksElsewhere: ({ scope }) => scope !== 'team',
  sample: (any) => counted(any.oneOf(...scopes), any.condition()),
};
