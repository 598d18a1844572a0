import { Worker } from 'node:worker_threads';
import type { TableLog } from '../match/table.ts';
import type { Job, Thought } from './job.ts';
import type { FromThinker, ToThinker } from './messages.ts';
import type { Thinkers } from './thinkers.ts';

export interface ThreadsOptions {
  /** How many may think at once; the others wait for their turn. */
  readonly most: number;
  readonly log: TableLog;
  /** What runs in a thread, instead of the usual. */
  readonly worker?: { readonly file: URL; readonly data?: unknown };
}

interface Waiting {
  readonly job: Job;
  readonly done: (thought: Thought) => void;
  readonly failed: (error: Error) => void;
  /** Threads that were lost over it. */
  lost: number;
}

/** A question over which so many threads were lost is not asked again. */
const mostLost = 2;

/** A bundle has its worker beside it; from source the worker needs a loader. */
const usualFile = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./thinking-boot.mjs', import.meta.url)
    : new URL('./thinking-worker.js', import.meta.url);

const closed = () => new Error('The computers have stopped thinking, because the server stops.');

/** Threads in which computers think, begun when they are needed: nobody at another table waits for a thought. */
export class ThinkingThreads implements Thinkers {
  readonly #options: ThreadsOptions;
  readonly #queue: Waiting[] = [];
  /** What waits until no computer does. */
  readonly #advice: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  #closed = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  think(job: Job): Promise<Thought> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(closed());
      (job.advice ? this.#advice : this.#queue).push({ job, done, failed, lost: 0 });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of [...this.#queue.splice(0), ...this.#advice.splice(0), ...this.#busy.values()])
      failed(closed());
    const threads = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #next() {
    const room = this.#idle.length > 0 || this.#busy.size < this.#options.most;
    const waiting = room ? (this.#queue.shift() ?? this.#advice.shift()) : undefined;
    if (!waiting) return;
    const thread = this.#idle.pop() ?? this.#begin();
    this.#busy.set(thread, waiting);
    thread.postMessage(waiting.job satisfies ToThinker);
  }

  #begin(): Worker {
    const { file = usualFile(), data } = this.#options.worker ?? {};
    const thread = new Worker(file, { workerData: data });
    thread.on('message', (message: FromThinker) => this.#hear(thread, message));
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', (code) => this.#lose(thread, new Error(`it ended with code ${code}`)));
    // Whoever stops the server need not wait for a thread that has nothing to do.
    thread.unref();
    return thread;
  }

  #hear(thread: Worker, message: FromThinker) {
    const waiting = this.#busy.get(thread);
    this.#busy.delete(thread);
    if (this.#closed) return;
    this.#idle.push(thread);
    if (message.t === 'thought') waiting?.done(message.thought);
    else waiting?.failed(new Error(`A computer could not think: ${message.why}`));
    this.#next();
  }

  /** Another thread takes over what a lost one was thinking of. */
  #lose(thread: Worker, cause: unknown) {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    const waiting = this.#busy.get(thread);
    this.#busy.delete(thread);
    if (this.#closed || !waiting) return;
    waiting.lost += 1;
    const again = waiting.lost < mostLost;
    this.#options.log.error(
      { err: cause, level: waiting.job.level, again },
      'A thread in which a computer was thinking was lost',
    );
    if (again) (waiting.job.advice ? this.#advice : this.#queue).unshift(waiting);
    else waiting.failed(new Error(`${mostLost} threads were lost over one question.`, { cause }));
    this.#next();
  }
}
