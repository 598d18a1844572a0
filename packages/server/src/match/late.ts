import { OtherRules, Problem } from '../problem.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { LateStore, NoSnapshots } from '../storage/late-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Histories } from './histories.ts';
import type { OpenTable } from './matches.ts';
import { RecordedTable } from './recorded.ts';
import { Table } from './table.ts';
import type { TableLog } from './table.ts';

const notWatched = () =>
  new Problem(403, 'match/not-watched', 'The match was not shown', 'its players play it without anybody watching');

const minute = 60_000;

/** Milliseconds after which it is looked again what has become old enough. */
const every = 1_000;

interface Kept {
  readonly opening: Promise<OpenTable>;
  readonly timer: NodeJS.Timeout;
  /** When somebody wanted it last, or followed it. */
  used: number;
}

export interface LateTablesOptions {
  readonly storage: Storage;
  readonly histories: Histories;
  readonly log: TableLog;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  /** Milliseconds for which one is kept that nobody follows, and how many of these. */
  readonly idleFor: number;
  readonly mostIdle: number;
}

/**
 * Matches as those see them who watch: as they are, some minutes late, or not at all, as the players agreed. What is over
 * anybody may see. A late table is a table of its own, which reads the log only up to what is old enough.
 */
export class LateTables {
  readonly #options: LateTablesOptions;
  /** The least recently wanted first. */
  readonly #kept = new Map<string, Kept>();

  constructor(options: LateTablesOptions) {
    this.#options = options;
  }

  /** The table to be shown to somebody who watches. To open a late one is dear: who wants it pays before. */
  async watched(table: OpenTable, pay: () => Promise<void>): Promise<OpenTable> {
    const minutes = await this.delayOf(table);
    if (minutes === 0) return table;
    if (!this.#kept.has(table.id)) await pay();
    return this.#late(table, minutes);
  }

  /** So many minutes late is what those see who watch; a problem, where nobody may. */
  async delayOf(table: OpenTable): Promise<number> {
    const { watching = 0 } = table.row.terms ?? {};
    if (watching === 0) return 0;
    await table.refresh();
    if (table.over) return 0;
    if (watching === 'nobody') throw notWatched();
    return watching;
  }

  async close(): Promise<void> {
    for (const { timer } of this.#kept.values()) clearInterval(timer);
    await Promise.allSettled([...this.#kept.values()].map(async ({ opening }) => (await opening).close()));
    this.#kept.clear();
  }

  #late(table: OpenTable, minutes: number): Promise<OpenTable> {
    const { id } = table;
    const kept = this.#kept.get(id) ?? this.#begin(table, minutes);
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    kept.used = performance.now();
    return kept.opening;
  }

  #begin(table: OpenTable, minutes: number): Kept {
    const { id } = table;
    const opening = this.#open(table, minutes);
    const timer = setInterval(() => this.#goOn(id), every).unref();
    const kept = { opening, timer, used: performance.now() };
    this.#kept.set(id, kept);
    opening.catch(() => this.#letGo(id));
    return kept;
  }

  /** A match that cannot be computed here is shown as it was recorded, just as late. */
  async #open(table: OpenTable, minutes: number): Promise<OpenTable> {
    const { row } = table;
    const { storage, ...house } = this.#options;
    const store = new LateStore(storage, minutes);
    const { histories } = house;
    if (table instanceof RecordedTable) return RecordedTable.open(row, { store, histories }, table.how);
    const nothing = () => undefined;
    const alone = {
      // Clocks stand there as they stood then.
      now: () => house.now() - minutes * minute,
      wake: nothing,
      ended: nothing,
      roundLasts: nothing,
      otherRules: () => this.#letGo(row.id),
      pauses: false,
    };
    try {
      return await Table.open(row, { ...house, store, snapshots: new NoSnapshots(storage), ...alone });
    } catch (error) {
      if (error instanceof OtherRules) return RecordedTable.open(row, { store, histories }, error.how);
      throw error;
    }
  }

  #goOn(id: string) {
    const kept = this.#kept.get(id);
    kept?.opening
      .then(async (table) => {
        const { idleFor, mostIdle } = this.#options;
        if (table instanceof Table) table.rest(performance.now() - idleFor);
        if (table.followed) kept.used = performance.now();
        // What nobody follows is read on when somebody wants it, and goes when nobody has for a while.
        else if (kept.used < performance.now() - idleFor || this.#kept.size > mostIdle) return this.#letGo(id);
        else return;
        await table.refresh();
      })
      .catch((error: unknown) => this.#options.log.error({ match: id, err: error }, 'A match was not shown on'));
  }

  #letGo(id: string) {
    clearInterval(this.#kept.get(id)?.timer);
    this.#kept.delete(id);
  }
}
