import type { Deadline, DeadlineStore } from '../storage/deadline-store.ts';
import { nameOf } from '../storage/deadline-store.ts';
import type { DeadlineKind } from '../storage/schema.ts';
import { DatabaseTime } from './database-time.ts';

/**
 * Does what is due. It may be asked twice, also by two servers at once, and must do it once: under the place in a match's
 * log, or under the lock of a row. `not here`: only a server with other rules can.
 */
export type Keeper = (subject: string) => Promise<'done' | 'not here'>;

export interface ClockLog {
  error(facts: object, message: string): void;
}

/** Milliseconds until a server looks again, at the latest: another one may have begun a deadline and died. */
const longestSleep = 5_000;

/** And at the earliest: another one may be at what is due. */
const shortestSleep = 20;

/** When the database does not answer, it is asked again after so many milliseconds. */
const afterFailure = 1_000;

/**
 * Keeps the deadlines of all matches and sessions, with one timer over the next of them. They are in the database, so that
 * they survive this server, and another one keeps them meanwhile.
 */
export class Clock {
  readonly #store: DeadlineStore;
  readonly #keepers: Readonly<Record<DeadlineKind, Keeper>>;
  readonly #log: ClockLog;
  /** By name: those that only a server with other rules can keep. */
  readonly #elsewhere = new Set<string>();
  readonly #time = new DatabaseTime();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(store: DeadlineStore, keepers: Readonly<Record<DeadlineKind, Keeper>>, log: ClockLog) {
    this.#store = store;
    this.#keepers = keepers;
    this.#log = log;
  }

  /** The time by the clock of the database, by which deadlines end. */
  now(): number {
    return this.#time.now();
  }

  /** Reads the time, and begins to keep the deadlines. */
  async start(): Promise<void> {
    await this.#readTime();
    this.wake();
  }

  /** There may be a deadline that ends before the one waited for. */
  wake(): void {
    if (this.#closed) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Lets what is under way finish. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    let sleep = afterFailure;
    try {
      const due = await this.#store.claim([...this.#elsewhere]);
      await Promise.all(due.map((deadline) => this.#keep(deadline)));
      const next = await this.#readTime();
      const left = next === null ? longestSleep : next.getTime() - this.now();
      sleep = Math.min(Math.max(left, shortestSleep), longestSleep);
    } catch (error) {
      this.#log.error({ err: error }, 'The deadlines could not be read');
    }
    if (!this.#closed) this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }

  /** What fails stays taken for a moment, and is then tried again here or elsewhere. */
  async #keep(deadline: Deadline): Promise<void> {
    try {
      const kept = await this.#keepers[deadline.kind](deadline.subject);
      if (kept === 'done') return await this.#store.end(deadline);
      this.#elsewhere.add(nameOf(deadline));
      await this.#store.release(deadline);
    } catch (error) {
      this.#log.error({ ...deadline, err: error }, 'A deadline could not be kept, and will be tried again');
    }
  }

  async #readTime(): Promise<Date | null> {
    const { now, next } = await this.#store.ahead([...this.#elsewhere]);
    this.#time.read(now);
    return next;
  }
}
