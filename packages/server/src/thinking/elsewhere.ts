import type { Note } from '../storage/notes.ts';
import type { Storage } from '../storage/storage.ts';
import { ThoughtStore } from '../storage/thought-store.ts';
import type { Outcome } from '../storage/thought-store.ts';
import type { Job, Thought } from './job.ts';
import { rulesHere } from '../match/rules-here.ts';
import type { Thinkers } from './thinkers.ts';

export interface ElsewhereOptions {
  readonly storage: Storage;
  /** Who thinks where no worker does. */
  readonly here: Thinkers;
  readonly log: { warn(facts: object, message: string): void };
  /** Milliseconds after which a question that no worker is at is thought over here. */
  readonly patience?: number;
}

interface Waiting {
  readonly done: (thought: Thought) => void;
  readonly failed: (error: Error) => void;
  looking: NodeJS.Timeout;
}

const usualPatience = 3_000;

const closed = () => new Error('The computers have stopped thinking, because the server stops.');

/** Computers think in processes of their own, which take questions from the database; where there is none of them, here. */
export class ThinkingElsewhere implements Thinkers {
  readonly #store: ThoughtStore;
  readonly #options: ElsewhereOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #stopListening: () => void;
  #closed = false;

  constructor(options: ElsewhereOptions) {
    this.#options = options;
    this.#store = new ThoughtStore(options.storage, rulesHere());
    this.#stopListening = options.storage.listen((note) => this.#hear(note));
  }

  async think(job: Job): Promise<Thought> {
    if (this.#closed) throw closed();
    const id = await this.#store.ask(job);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, looking: this.#lookLater(id) });
      // The answer may have come before anybody here waited for it.
      void this.#look(id);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopListening();
    const left = [...this.#waiting];
    this.#waiting.clear();
    for (const [, { failed, looking }] of left) {
      clearTimeout(looking);
      failed(closed());
    }
    // If the database is gone, the questions are forgotten in time.
    if (left.length > 0) await this.#store.drop(left.map(([id]) => id)).catch(() => {});
    await this.#options.here.close();
  }

  #hear(note: Note) {
    if (note === 'missed') for (const id of this.#waiting.keys()) void this.#look(id);
    else if ('thought' in note && this.#waiting.has(note.thought)) void this.#look(note.thought);
  }

  #lookLater(id: string): NodeJS.Timeout {
    return setTimeout(() => void this.#thinkHere(id), this.#options.patience ?? usualPatience);
  }

  /** Fetches the answer, if it is there. */
  async #look(id: string): Promise<void> {
    try {
      const outcome = await this.#store.fetch(id);
      if (outcome) this.#end(id, outcome);
    } catch {
      // The database was lost for a moment; it is looked again later.
    }
  }

  /** Nobody answered for a while: if nobody is at it either, it is thought over here. */
  async #thinkHere(id: string): Promise<void> {
    await this.#look(id);
    const waiting = this.#waiting.get(id);
    if (!waiting || this.#closed) return;
    waiting.looking = this.#lookLater(id);
    try {
      const taken = await this.#store.take(id);
      if (!taken) return;
      clearTimeout(waiting.looking);
      this.#options.log.warn({ level: taken.job.level }, 'No worker thinks, so this server does');
      const thought = await this.#options.here.think(taken.job);
      this.#end(id, { thought });
      await this.#store.drop([id]);
    } catch (error) {
      this.#end(id, { failed: error instanceof Error ? error.message : String(error) });
    }
  }

  #end(id: string, outcome: Outcome) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.looking);
    if ('thought' in outcome) waiting.done(outcome.thought);
    else waiting.failed(new Error(`A computer could not think: ${outcome.failed}`));
  }
}
