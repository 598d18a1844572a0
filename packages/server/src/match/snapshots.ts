import { hash, serialize } from '@spaceline/engine';
import type { Choice, State } from '@spaceline/engine';
import type { LoggedChoice, MatchRow } from '../storage/match-store.ts';
import type { Snapshot } from '../storage/snapshot-store.ts';
import type { Course } from './course.ts';
import { stateFrom } from './setup.ts';

/** A table after some row of its log: all that is needed to go on from there. */
export interface Reached {
  readonly state: State;
  readonly seq: number;
  readonly course: Course;
  /** The last choices that stand. */
  readonly made: readonly Choice[];
}

export const snapshotOf = ({ state, seq, course, made }: Reached): Snapshot => ({
  seq,
  state: serialize(state),
  course: JSON.stringify({ course, made }),
});

/** The table of a snapshot, if the log says that it is the one; otherwise it is computed from the beginning. */
export function reachedBy(row: MatchRow, snapshot: Snapshot, log: readonly LoggedChoice[]): Reached | undefined {
  const { seq } = snapshot;
  const logged = log.find((one) => one.seq === seq);
  if (!logged) return undefined;
  try {
    const state = stateFrom(row, snapshot.state);
    const { course, made } = JSON.parse(snapshot.course) as Pick<Reached, 'course' | 'made'>;
    const fits = hash(state) === logged.hash && course.count === state.seq && Array.isArray(made);
    return fits ? { state, seq, course, made } : undefined;
  } catch {
    return undefined;
  }
}
