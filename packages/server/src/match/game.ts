import { apply, clone, hash, isRefusal } from '@spaceline/engine';
import type { Choice, GameEvent, Refusal, State } from '@spaceline/engine';
import { OtherRules } from '../problem.ts';
import type { LoggedChoice } from '../storage/match-store.ts';
import type { StoredResult } from '../storage/schema.ts';

/** A choice carried out on a copy: the state after it, not yet anybody's truth. */
export interface Step {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function tryChoice(state: State, choice: Choice): Step | Refusal {
  const next = clone(state);
  const done = apply(next, choice);
  return isRefusal(done) ? done : { state: next, events: done.events };
}

export const resultOf = ({ result }: State): StoredResult | undefined =>
  result && { ...(result.winner === undefined ? {} : { winner: result.winner }), reason: result.reason };

const otherGame = (seq: number) => new OtherRules(`computed again it becomes another game at choice ${seq}`);

/** A choice that was carried out once, and with which these rules cannot cope, was made by others. */
const again = (state: State, { seq, choice }: LoggedChoice): ReturnType<typeof apply> => {
  try {
    return apply(state, choice);
  } catch (cause) {
    throw new OtherRules(`it cannot be computed again beyond choice ${seq - 1}`, { cause });
  }
};

/** Carries logged choices out. The last must lead to the state it led to when it was logged. */
export function replayOnto(
  match: string,
  state: State,
  log: readonly LoggedChoice[],
  each: (events: readonly GameEvent[]) => void,
): State {
  for (const row of log) {
    if (row.seq !== state.seq + 1) throw new Error(`The log of match ${match} has no choice ${state.seq + 1}.`);
    const done = again(state, row);
    if (isRefusal(done)) throw otherGame(row.seq);
    each(done.events);
  }
  const last = log.at(-1);
  if (last && hash(state) !== last.hash) throw otherGame(last.seq);
  return state;
}
