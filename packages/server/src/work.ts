import { availableParallelism } from 'node:os';
import { makeLog } from './log.ts';
import { openStorage } from './storage/storage.ts';
import { ThinkingThreads } from './thinking/threads.ts';
import { WorkerLoop } from './thinking/worker-loop.ts';

export interface WorkOptions {
  /** The PostgreSQL of the servers. */
  readonly databaseUrl?: string;
  /** How many questions are thought over at once. */
  readonly threads?: number;
  readonly logLevel?: string;
}

export interface Working {
  readonly threads: number;
  close(): Promise<void>;
}

/** Thinks for computers of all servers on a PostgreSQL, and does nothing else. */
export async function work(options: WorkOptions): Promise<Working> {
  const { databaseUrl, threads = availableParallelism() } = options;
  if (!databaseUrl)
    throw new Error(
      'A worker thinks for servers on a PostgreSQL: DATABASE_URL must say which. An embedded one has none.',
    );
  if (threads === 0) throw new Error('A worker without threads thinks of nothing: SPACELINE_THREADS must not be 0.');
  const log = makeLog(options.logLevel ?? 'warn');
  const storage = await openStorage({ url: databaseUrl }, { log });
  const loop = new WorkerLoop({ storage, log, most: threads, thinkers: new ThinkingThreads({ most: threads, log }) });
  return {
    threads,
    async close() {
      await loop.close();
      await storage.close();
    },
  };
}
