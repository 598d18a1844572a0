import type { State } from '@spaceline/engine';
import { damaged } from '../problem.ts';
import type { LoggedChoice, MatchRow, MatchStore } from '../storage/match-store.ts';
import type { SnapshotStore } from '../storage/snapshot-store.ts';
import { standingAfter } from './course.ts';
import { replayed } from './game.ts';
import { beginningOf, readFrom } from './reading.ts';
import type { Read } from './reading.ts';
import { reachedBy } from './snapshots.ts';
import type { Reached } from './snapshots.ts';

/** Where a match is kept. */
interface Kept {
  readonly store: MatchStore;
  readonly snapshots: SnapshotStore;
}

/**
 * Where a table that goes back begins to be computed again: where that begins which can be taken back; if that is not at
 * hand, at the newest snapshot; else at the first choice. What it leads to is checked against the log all the same.
 */
export class Ground {
  readonly #row: MatchRow;
  readonly #kept: Kept;
  /** Nobody goes back to before this. */
  #near: Reached | undefined;

  constructor(row: MatchRow, kept: Kept) {
    this.#row = row;
    this.#kept = kept;
  }

  /** The table has come here. */
  note({ state, seq, course, made }: Reached): void {
    const { count, tail } = course;
    if (tail.length === 0) this.#near = { state, seq, course, made };
    else if (this.#near?.course.count !== count - tail.length) this.#near = undefined;
  }

  /** It can be read again. */
  forget(): void {
    this.#near = undefined;
  }

  /** The state in which so many of the choices that stand were made. */
  async stateAt(count: number): Promise<State> {
    const { id } = this.#row;
    for await (const { state, seq, course } of this.#nearestFirst()) {
      if (course.count > count) continue;
      const line = standingAfter(await this.#kept.store.log(id, seq), course.count)?.slice(0, count - course.count);
      // Only the rows that stand, as if there had been no others.
      const rows = line?.map((row, at) => ({ ...row, seq: seq + at + 1 }));
      const then = rows && replayed(id, state, rows, seq, () => {});
      if (then) return then;
    }
    throw damaged(`the log of match ${id} does not lead to choice ${count}`);
  }

  /** The table after all its rows, of which those after `seq` go back, and what was seen of these. */
  async read(seq: number): Promise<{ readonly read: Read; readonly log: readonly LoggedChoice[] }> {
    const { id } = this.#row;
    for await (const from of this.#nearestFirst()) {
      if (from.seq > seq) continue;
      const log = await this.#kept.store.log(id, from.seq);
      const read = readFrom(this.#row, from, log, seq + 1);
      if (read) return { read, log };
    }
    throw damaged(`the log of match ${id} goes back to where it never was`);
  }

  async *#nearestFirst(): AsyncGenerator<Reached> {
    if (this.#near) yield this.#near;
    const row = this.#row;
    const { store, snapshots } = this.#kept;
    const snapshot = await snapshots.read(row.id);
    if (snapshot) {
      const reached = reachedBy(row, snapshot, await store.log(row.id, snapshot.seq - 1));
      if (reached) yield reached;
    }
    yield beginningOf(row);
  }
}
