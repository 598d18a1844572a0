import { Problem } from '../problem.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { LateStore, NoSnapshots } from '../storage/late-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Histories } from './histories.ts';
import type { OpenTable } from './matches.ts';
import { Table } from './table.ts';
import type { TableLog } from './table.ts';

const notWatched = () =>
  new Problem(403, 'match/not-watched', 'The match was not shown', 'its players play it without anybody watching');

/** Milliseconds after which it is looked again what has become old enough. */
const every = 1_000;

interface Kept {
  readonly opening: Promise<Table>;
  readonly timer: NodeJS.Timeout;
}

export interface LateTablesOptions {
  readonly storage: Storage;
  readonly histories: Histories;
  readonly log: TableLog;
  readonly thinkers: Thinkers;
  readonly now: () => number;
}

/**
 * Matches as those see them who watch: as they are, some minutes late, or not at all, as the players agreed. What is over
 * anybody may see. A late table is a table of its own, which reads the log only up to what is old enough.
 */
export class LateTables {
  readonly #options: LateTablesOptions;
  readonly #kept = new Map<string, Kept>();

  constructor(options: LateTablesOptions) {
    this.#options = options;
  }

  /** The table to be shown to somebody who watches. */
  async watched(table: OpenTable): Promise<OpenTable> {
    const { watching = 0 } = table.row.terms ?? {};
    if (watching === 0 || !(table instanceof Table)) return table;
    await table.refresh();
    if (table.over) return table;
    if (watching === 'nobody') throw notWatched();
    return this.#late(table, watching);
  }

  async close(): Promise<void> {
    for (const { timer } of this.#kept.values()) clearInterval(timer);
    await Promise.allSettled([...this.#kept.values()].map(async ({ opening }) => (await opening).close()));
    this.#kept.clear();
  }

  #late(table: Table, minutes: number): Promise<Table> {
    const known = this.#kept.get(table.id);
    if (known) return known.opening;
    const { storage, ...house } = this.#options;
    const nothing = () => {};
    const store = new LateStore(storage, minutes);
    const snapshots = new NoSnapshots(storage);
    const alone = { wake: nothing, otherRules: nothing, ended: nothing };
    const opening = Table.open(table.row, { ...house, store, snapshots, ...alone, pauses: false });
    const timer = setInterval(() => this.#goOn(table.id), every).unref();
    this.#kept.set(table.id, { opening, timer });
    opening.catch(() => this.#letGo(table.id));
    return opening;
  }

  #goOn(id: string) {
    const kept = this.#kept.get(id);
    kept?.opening
      .then(async (table) => {
        // Whoever comes next opens it anew.
        if (!table.followed) return this.#letGo(id);
        await table.refresh();
      })
      .catch((error: unknown) => this.#options.log.error({ match: id, err: error }, 'A match was not shown on'));
  }

  #letGo(id: string) {
    clearInterval(this.#kept.get(id)?.timer);
    this.#kept.delete(id);
  }
}
