import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { NoteBoard, noteChannel, readNote } from './notes.ts';

const poolOf = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...options });
  // A connection that is cut is replaced by the pool, and who was using it gets the error from their query. Without
  // listeners the same error would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

export const openPool = (url: string): pg.Pool =>
  poolOf({
    connectionString: url,
    max: 10,
    // Whoever asks is not left waiting by a database that hangs: first it is told to stop, then it is not waited for.
    statement_timeout: 10_000,
    query_timeout: 12_000,
    // Nobody thinks in the middle of a transaction: whoever began it is gone, or has given up.
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'spaceline',
  });

/**
 * For migrations, which take as long as they take. Only for a table they do not wait long: everybody who wants to use it
 * meanwhile would wait behind them.
 */
export const openPoolForMigrations = (url: string): pg.Pool =>
  poolOf({ connectionString: url, max: 1, lock_timeout: 5_000, keepAlive: true, application_name: 'spaceline tables' });

/** Milliseconds between two questions whether the line still holds. */
const asking = 10_000;

/** And for which an answer on it is waited for. */
const patience = 5_000;

/** Hears the notes of all nodes on a connection of its own, and connects again when it is cut. */
export class PostgresListener {
  readonly notes = new NoteBoard();
  readonly #url: string;
  readonly #stop = new AbortController();
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'spaceline notes',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('notification', ({ payload }) => this.notes.post(readNote(payload ?? '')));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${noteChannel}`);
      this.#stop.signal.throwIfAborted();
    } catch (error) {
      void client.end();
      throw error;
    }
    this.#client = client;
    // A line that was cut far away is silent, and so is one on which nobody has anything to say.
    const beat = setInterval(() => void client.query('select 1').catch(() => client.end()), asking);
    client.once('end', () => {
      clearInterval(beat);
      void this.#again();
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#client?.end();
  }

  async #again() {
    while (!this.#stop.signal.aborted) {
      try {
        await wait(250, undefined, { signal: this.#stop.signal });
        await this.start();
        return this.notes.post('missed');
      } catch {
        // Not there yet, or stopping: the loop's condition tells which.
      }
    }
  }
}
