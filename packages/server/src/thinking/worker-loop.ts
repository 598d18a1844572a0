import type { Storage } from '../storage/storage.ts';
import { ThoughtStore } from '../storage/thought-store.ts';
import type { TakenJob } from '../storage/thought-store.ts';
import { rulesHere } from '../match/rules-here.ts';
import type { Thinkers } from './thinkers.ts';

export interface WorkerOptions {
  readonly storage: Storage;
  readonly thinkers: Thinkers;
  /** Questions taken at once: as many as there are threads. */
  readonly most: number;
  readonly log: { error(facts: object, message: string): void };
}

/** Milliseconds after which it is said again which questions are being thought over. */
const sayAgain = 2_000;

/** Takes questions from the database, one for each thread, and answers them. */
export class WorkerLoop {
  readonly #store: ThoughtStore;
  readonly #options: WorkerOptions;
  readonly #taken = new Set<string>();
  readonly #stopListening: () => void;
  readonly #beating: NodeJS.Timeout;
  #taking: Promise<void> | undefined;
  #more = false;
  #closed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#store = new ThoughtStore(options.storage, rulesHere());
    this.#stopListening = options.storage.listen((note) => {
      if (note === 'missed' || 'asked' in note) this.#wake();
    });
    this.#beating = setInterval(() => void this.#beat(), sayAgain);
    this.#wake();
  }

  /** What is being thought over is left to others. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beating);
    this.#stopListening();
    await this.#taking;
    const left = [...this.#taken];
    await this.#options.thinkers.close();
    if (left.length > 0) await this.#store.giveBack(left);
  }

  /** There may be questions. */
  #wake() {
    this.#more = true;
    this.#taking ??= this.#takeAll().finally(() => (this.#taking = undefined));
  }

  async #takeAll(): Promise<void> {
    try {
      while (this.#more && !this.#closed && this.#taken.size < this.#options.most) {
        // A note that is heard while nothing is found tells of something newer.
        this.#more = false;
        const taken = await this.#store.take();
        if (!taken) continue;
        this.#more = true;
        void this.#answer(taken);
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'Questions could not be taken, and are looked for again');
    }
  }

  async #answer({ id, job }: TakenJob): Promise<void> {
    this.#taken.add(id);
    try {
      const outcome = await this.#options.thinkers.think(job).then(
        (thought) => ({ thought }),
        (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
      );
      // Who stops has given up thinking, and gives the question back.
      if (this.#closed) return;
      await this.#store.answer(id, outcome);
    } catch (error) {
      this.#options.log.error({ err: error }, 'A thought could not be told, and is thought again');
    }
    this.#taken.delete(id);
    this.#wake();
  }

  /** Says what is still being thought over; also looks for what was left by those who died. */
  async #beat(): Promise<void> {
    try {
      if (this.#taken.size > 0) await this.#store.keep([...this.#taken]);
      await this.#store.tidy();
      this.#wake();
    } catch (error) {
      this.#options.log.error({ err: error }, 'The database did not answer a worker');
    }
  }
}
