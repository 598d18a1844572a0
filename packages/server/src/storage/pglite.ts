import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite-messages.ts';
import { NoteBoard, readNote } from './notes.ts';

interface Waiting {
  done(result: { rows: readonly unknown[]; rowCount: number }): void;
  failed(error: Error): void;
}

/** A bundle has its worker beside it; from source the worker needs a loader. */
const workerFile = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./worker-boot.mjs', import.meta.url)
    : new URL('./pglite-worker.js', import.meta.url);

const commandOf = (sql: string) => {
  const word = sql.trimStart().split(/\s/, 1)[0]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
};

/** The embedded database behind the shape of a connection pool with one connection, which is all it has. */
export class PGliteThread implements PostgresPool {
  readonly notes = new NoteBoard();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #next = 1;
  #gone: Error | undefined;
  /** Resolves when the connection is free again: users queue up behind each other. */
  #free: Promise<void> = Promise.resolve();

  constructor(folder: string, sync: boolean) {
    this.#worker = new Worker(workerFile(), { workerData: { folder, sync } });
    this.#ready = new Promise((ready, failed) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.t === 'ready') ready();
        else this.#receive(message);
      });
      this.#worker.on('error', (error) => {
        this.#lost(error instanceof Error ? error : new Error(String(error)));
        failed(error);
      });
      this.#worker.on('exit', () => {
        this.#lost(new Error('The embedded database is closed.'));
        failed(this.#gone);
      });
    });
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise((free) => (release = free));
    await before;
    const query = async (sql: unknown, parameters: readonly unknown[] = []) => {
      if (typeof sql !== 'string') throw new Error('The embedded database has no cursors.');
      const { rows, rowCount } = await this.#ask((id) => ({ t: 'query', id, sql, parameters }));
      return { command: commandOf(sql), rowCount, rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  }

  /** One statement by itself. */
  async run(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    const client = await this.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (this.#gone) return;
    const before = this.#free;
    await before;
    const exited = new Promise((exit) => this.#worker.once('exit', exit));
    await this.#ask((id) => ({ t: 'close', id }));
    await exited;
  }

  #ask(message: (id: number) => ToWorker) {
    return new Promise<{ rows: readonly unknown[]; rowCount: number }>((done, failed) => {
      if (this.#gone) return failed(this.#gone);
      const id = this.#next++;
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage(message(id));
    });
  }

  #receive(message: Exclude<FromWorker, { t: 'ready' }>) {
    if (message.t === 'note') return this.notes.post(readNote(message.note));
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.t === 'done') waiting?.done(message);
    else waiting?.failed(Object.assign(new Error(message.error.message), { code: message.error.code }));
  }

  #lost(error: Error) {
    this.#gone ??= error;
    for (const waiting of this.#waiting.values()) waiting.failed(this.#gone);
    this.#waiting.clear();
  }
}
