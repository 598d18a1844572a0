import type { Clocks, Stands } from '@spaceline/protocol';
import { noteChannel } from './notes.ts';
import type { Entry, Reveals, StoredEvent, StoredResult } from './schema.ts';
import type { Prepared, Storage } from './storage.ts';

export interface NewChoice {
  readonly seq: number;
  readonly choice: Entry;
  readonly hash: string;
  readonly events?: readonly StoredEvent[];
  readonly reveals?: Reveals;
  readonly clocks?: Clocks;
  /** The moment at which the first of the clocks runs out; null: none of them runs. */
  readonly ends?: number | null;
  /** Now both have come. */
  readonly begins?: true;
  /** Seconds for which the round lasts that begins with it. */
  readonly round?: number;
  /** The round stops with it, or goes on. */
  readonly pause?: 'begins' | 'ends';
  /** What the choice brought about, if it ended the match. */
  readonly result?: StoredResult;
  readonly stands?: Stands;
  /** Why a computer made it, in one sentence. */
  readonly why?: string;
}

/**
 * By far the most frequent statement. Its columns are named, so that a table that has more of them by now does not matter.
 * Rows are added in one order by all nodes, so that two of them never wait for each other.
 */
const appending: Prepared = {
  name: 'append to match_log together',
  text: `
    with given as materialized (
      select * from json_to_recordset($1::json) as row (
        match text, seq integer, choice jsonb, hash text, events json, stands jsonb, reveals text, clocks jsonb, why text,
        result jsonb, ends float8, begins boolean, round float8, pause text)
      order by match
    ), added as (
      insert into match_log (match, seq, choice, hash, events, stands, reveals, clocks, why)
      select match, seq, choice, hash, events, stands, reveals, clocks, why from given
      on conflict do nothing
      returning match, seq
    ), kept as (
      select given.match, given.seq, given.result, given.ends, given.begins, given.round, given.pause
      from given join added using (match, seq)
    ), closed as (
      update matches set finished = now(), result = kept.result
      from kept where matches.id = kept.match and kept.result is not null
    ), stopped as (
      update deadlines set done = now()
      from kept where subject = kept.match and done is null
        and (kind = 'round' and kept.result is not null or kind = 'thinking' and kept.ends is null
          or kind = 'coming' and (kept.begins or kept.result is not null))
    ), paused as (
      update deadlines set done = now(), remaining = greatest(0, extract(epoch from deadlines.ends - now()))
      from kept where subject = kept.match and kind = 'round' and done is null and kept.pause = 'begins'
    ), resumed as (
      update deadlines set ends = now() + make_interval(secs => remaining), remaining = null, leased = null, done = null
      from kept where subject = kept.match and kind = 'round' and remaining is not null and kept.pause = 'ends'
    ), rounds as (
      insert into deadlines (kind, subject, ends)
      select 'round', match, now() + make_interval(secs => round) from kept where round is not null
      on conflict do nothing
    ), timed as (
      insert into deadlines (kind, subject, ends)
      select 'thinking', match, to_timestamp(ends / 1000) from kept where ends is not null
      on conflict (kind, subject) do update set ends = excluded.ends, leased = null, done = null
    )
    select match, pg_notify('${noteChannel}', match || ':' || seq) from added`,
};

interface Waiting {
  readonly match: string;
  readonly entry: NewChoice;
  readonly done: (isStored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two statements. Where little is chosen nobody waits; where much is, nobody sees that they do. */
const apart = 15;

/** Statements under way at once: one that has to wait for somebody else does not hold up all the others. */
const mostUnderWay = 4;

/** Rows of one statement. */
const mostTogether = 100;

/** What the database itself refused, and did not just fail to do: then it may be the fault of one row alone. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(2[23]|40)/.test(String(error.code));

/** Puts choices of many matches into the log with one statement, as far as they come at the same time. */
export class Appends {
  readonly #storage: Storage;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #last = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Resolves when the choice is committed, to true, or when its place was found taken. */
  add(match: string, entry: NewChoice): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ match, entry, done, failed });
      this.#begin();
    });
  }

  #begin() {
    if (this.#timer || this.#waiting.length === 0 || this.#underWay >= mostUnderWay) return;
    const left = this.#last + apart - performance.now();
    if (left <= 0) return void this.#send();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, left);
  }

  /** One choice of each match: whether a second one is still possible depends on what becomes of the first. */
  #take(): readonly Waiting[] {
    const taken = new Map<string, Waiting>();
    this.#waiting = this.#waiting.filter((one) => {
      if (taken.size >= mostTogether || taken.has(one.match)) return true;
      taken.set(one.match, one);
      return false;
    });
    return [...taken.values()];
  }

  async #send() {
    this.#last = performance.now();
    const some = this.#take();
    this.#underWay += 1;
    this.#begin();
    await this.#append(some);
    this.#underWay -= 1;
    this.#begin();
  }

  async #append(some: readonly Waiting[]): Promise<void> {
    try {
      const given = JSON.stringify(some.map(({ match, entry }) => ({ match, ...entry })));
      const rows = (await this.#storage.prepared(appending, [given])) as readonly { readonly match: string }[];
      const stored = new Set(rows.map(({ match }) => match));
      for (const { match, done } of some) done(stored.has(match));
    } catch (error) {
      if (some.length === 1 || !isRefused(error)) return some.forEach(({ failed }) => failed(error));
      for (const one of some) await this.#append([one]);
    }
  }
}
