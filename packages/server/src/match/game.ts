import { apply, clone, hash, isRefusal } from '@spaceline/engine';
import type { Choice, GameEvent, Refusal, State } from '@spaceline/engine';
import { damaged, OtherRules } from '../problem.ts';
import type { LoggedChoice } from '../storage/match-store.ts';
import type { StoredResult } from '../storage/schema.ts';
import { goesTo, isAct } from './course.ts';

/** A choice carried out on a copy: the state after it, not yet anybody's truth. */
export interface Step {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function tryChoice(state: State, choice: Choice): Step | Refusal {
  const next = clone(state);
  // The next views take over what is still the same in the last ones: it is neither made again nor compared for changes.
  next.memory.shown = state.memory.shown;
  const done = apply(next, choice);
  return isRefusal(done) ? done : { state: next, events: done.events };
}

export const resultOf = ({ result }: State): StoredResult | undefined =>
  result && { ...(result.winner === undefined ? {} : { winner: result.winner }), reason: result.reason };

const otherGame = (seq: number) => new OtherRules(`computed again it becomes another game at choice ${seq}`);

/** A choice that was carried out once, and with which these rules cannot cope, was made by others. */
const again = (state: State, choice: Choice, seq: number): ReturnType<typeof apply> => {
  try {
    return apply(state, choice);
  } catch (cause) {
    throw new OtherRules(`it cannot be computed again beyond choice ${seq - 1}`, { cause });
  }
};

type Row = Omit<LoggedChoice, 'clocks'>;

/**
 * Carries a log out, from the state in which the match was after `from` rows, and gives the state after the last, which must
 * be the one it led to when it was logged. Undefined: it goes back to before its beginning, and more of it is needed.
 */
export function replayed(
  match: string,
  start: State,
  log: readonly Row[],
  from: number,
  each: (state: State, row: Row, events: readonly GameEvent[]) => void,
): State | undefined {
  // States to which a row goes back are kept on the way.
  const ends = new Set(log.map(({ choice }) => goesTo(choice)));
  const kept = new Map<number, State>();
  let state = clone(start);
  const keep = () => {
    if (ends.has(state.seq) && !kept.has(state.seq)) kept.set(state.seq, clone(state));
  };
  let seq = from;
  keep();
  for (const row of log) {
    seq += 1;
    if (row.seq !== seq) throw damaged(`the log of match ${match} has no row ${seq}`);
    const to = goesTo(row.choice);
    if (to !== undefined) {
      const then = kept.get(to);
      if (!then) return undefined;
      state = clone(then);
      for (const later of kept.keys()) if (later > to) kept.delete(later);
    }
    if (isAct(row.choice)) {
      each(state, row, []);
      continue;
    }
    const done = again(state, row.choice, row.seq);
    if (isRefusal(done)) throw otherGame(row.seq);
    each(state, row, done.events);
    keep();
  }
  const last = log.at(-1);
  if (last && hash(state) !== last.hash) throw otherGame(last.seq);
  return state;
}
