import { decisions, view } from '@spaceline/engine';
import type { Decision, Seer, State, View } from '@spaceline/engine';

/** What was looked up at a state: it is never changed once a table has it, and is asked for the same again and again. */
interface Looked {
  readonly views: Partial<Record<Seer, View>>;
  asked?: readonly Decision[];
}

const looked = new WeakMap<State, Looked>();

const at = (state: State): Looked => {
  const known = looked.get(state);
  if (known) return known;
  const fresh: Looked = { views: {} };
  looked.set(state, fresh);
  return fresh;
};

export const viewOf = (state: State, seer: Seer): View => (at(state).views[seer] ??= view(state, seer));

export const decisionsOf = (state: State): readonly Decision[] => (at(state).asked ??= decisions(state));
