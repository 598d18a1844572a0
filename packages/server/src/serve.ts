import { readBans } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { replacedTwice } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './http/app.ts';
import type { Lasts, PerAddress } from './http/app.ts';
import { makeLog } from './log.ts';
import { openStorage } from './storage/storage.ts';

export interface ServeOptions {
  /** Absent: 4173, or the next free one. 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** The address of a PostgreSQL; absent: the embedded database in `folder`. */
  readonly databaseUrl?: string;
  readonly folder?: string;
  /** The embedded database waits for the disk at every commit. */
  readonly sync?: boolean;
  /** Whoever shows it may read `/metrics` from anywhere. */
  readonly metricsToken?: string;
  /** What one address may use, in the place of what is usual. */
  readonly perAddress?: PerAddress;
  readonly logLevel?: string;
  /** How many balancers are in front. */
  readonly trustProxy?: number;
  /** The addresses of this server, where a balancer does not pass them on. */
  readonly origins?: readonly string[];
  readonly rehearsal?: string;
  /** Files with ban lists in the place of those of formats (F-31). */
  readonly bans?: readonly string[];
  /** Seconds that clocks run, in the place of what the rules say. */
  readonly lasts?: Lasts;
  /** How many threads computers think in; 0: in the server's own. */
  readonly threads?: number;
  /** Computers think in workers, which take questions from the PostgreSQL. */
  readonly workers?: boolean;
  /** False: no computer takes its time. */
  readonly pauses?: boolean;
}

export interface Serving {
  readonly port: number;
  readonly address: string;
  close(): Promise<void>;
}

const defaultPort = 4173;
const portsTried = 50;

/** The client is built beside the server; from source it is in the checkout's dist. */
const webFolder = () =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web/' : '../web/', import.meta.url));

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings come from the environment, so that a server can be run without a file of its own. */
export function optionsFrom(env: Environment): ServeOptions {
  const port = env.PORT === undefined || env.PORT === '' ? undefined : Number(env.PORT);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(env.PORT)}.`);
  return {
    ...(port === undefined ? {} : { port }),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.SPACELINE_DATA ? { folder: env.SPACELINE_DATA } : {}),
    ...(env.LOG_LEVEL ? { logLevel: env.LOG_LEVEL } : {}),
    ...(env.SPACELINE_BANS ? { bans: env.SPACELINE_BANS.split(delimiter).filter((file) => file !== '') } : {}),
    ...(env.SPACELINE_REHEARSAL ? { rehearsal: env.SPACELINE_REHEARSAL } : {}),
    lasts: {
      ...seconds(env, 'building', 'SPACELINE_BUILD_SECONDS'),
      ...seconds(env, 'round', 'SPACELINE_ROUND_SECONDS'),
    },
    ...(env.SPACELINE_THREADS ? { threads: threadsIn(env.SPACELINE_THREADS) } : {}),
    ...(env.SPACELINE_THINKING ? { workers: areWorkers(env.SPACELINE_THINKING) } : {}),
    ...(env.SPACELINE_PAUSES ? { pauses: env.SPACELINE_PAUSES !== 'off' } : {}),
    ...(env.SPACELINE_ORIGINS ? { origins: originsIn(env.SPACELINE_ORIGINS) } : {}),
    trustProxy: hopsIn(env.TRUST_PROXY),
    sync: isOn(env, 'SPACELINE_SYNC'),
    ...(env.SPACELINE_METRICS_TOKEN ? { metricsToken: env.SPACELINE_METRICS_TOKEN } : {}),
    perAddress: {
      ...atMost(env, 'requests', 'SPACELINE_REQUESTS_PER_MINUTE'),
      ...atMost(env, 'matches', 'SPACELINE_MATCHES_PER_MINUTE'),
      ...atMost(env, 'sockets', 'SPACELINE_SOCKETS_PER_ADDRESS'),
      ...atMost(env, 'messages', 'SPACELINE_MESSAGES_PER_SECOND'),
    },
  };
}

const isOn = (env: Environment, name: string): boolean => {
  const text = env[name] ?? '';
  if (!['', '0', '1'].includes(text)) throw new Error(`${name} must be 1 or 0, not ${JSON.stringify(text)}.`);
  return text === '1';
};

const atMost = (env: Environment, what: keyof PerAddress, name: string): PerAddress => {
  const text = env[name];
  if (text === undefined || text === '') return {};
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`${name} must be a whole number above 0, not ${JSON.stringify(text)}.`);
  return { [what]: Number(text) };
};

const mostThreads = 64;

const threadsIn = (text: string): number => {
  const threads = Number(text);
  if (Number.isInteger(threads) && threads >= 0 && threads <= mostThreads) return threads;
  throw new Error(`SPACELINE_THREADS must be a number from 0 to ${mostThreads}, not ${JSON.stringify(text)}.`);
};

const areWorkers = (text: string): boolean => {
  if (text !== 'here' && text !== 'workers')
    throw new Error(`SPACELINE_THINKING must be here or workers, not ${JSON.stringify(text)}.`);
  return text === 'workers';
};

const mostHops = 10;

/** Of the addresses in `X-Forwarded-For` only those that a balancer of ours wrote are believed. */
const hopsIn = (text = ''): number => {
  const hops = text === '' ? 0 : Number(text);
  if (!(Number.isInteger(hops) && hops >= 0 && hops <= mostHops))
    throw new Error(
      `TRUST_PROXY must be the number of balancers in front, from 0 to ${mostHops}, not ${JSON.stringify(text)}.`,
    );
  return hops;
};

const originsIn = (text: string): readonly string[] =>
  text.split(',').map((origin) => {
    const trimmed = origin.trim();
    if (!/^https?:\/\/[^/]+$/.test(trimmed))
      throw new Error(
        `SPACELINE_ORIGINS must be addresses like https://play.example.org with commas between, not ${JSON.stringify(text)}.`,
      );
    return trimmed;
  });

const longestClock = 24 * 60 * 60;

const seconds = (env: Environment, clock: keyof Lasts, name: string): Lasts => {
  const text = env[name];
  if (text === undefined || text === '') return {};
  const value = Number(text);
  if (!(value > 0 && value <= longestClock))
    throw new Error(`${name} must be a number of seconds up to ${longestClock}, not ${JSON.stringify(text)}.`);
  return { [clock]: value };
};

async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<void> {
  if (port !== undefined) {
    await app.listen({ host, port });
    return;
  }
  for (let next = defaultPort; ; next += 1) {
    try {
      await app.listen({ host, port: next });
      return;
    } catch (error) {
      if (!isTaken(error) || next >= defaultPort + portsTried) throw error;
    }
  }
}

/** Ban lists by their files; one that is not read keeps the server from starting. */
const bansFrom = (files: readonly string[]): readonly ReplacedBans[] => {
  const lists = files.map((file) => {
    const read = readBans(textIn(file), everyTitle());
    if (read.ok) return read.list;
    throw new Error(`The ban list ${file} was not taken: ${read.problems.slice(0, 10).join('; ')}.`);
  });
  const twice = replacedTwice(lists);
  if (twice !== undefined) throw new Error(`Two of the ban lists replace ${twice}: give one of them.`);
  return lists;
};

const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The ban list ${file} cannot be read.`);
  }
};

/** Starts a server; it is ready when this resolves. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const log = makeLog(options.logLevel ?? 'warn');
  const { rehearsal } = options;
  const bans = bansFrom(options.bans ?? []);
  if (options.workers && !options.databaseUrl)
    throw new Error(
      'SPACELINE_THINKING=workers needs a PostgreSQL (DATABASE_URL): an embedded database is of one process alone.',
    );
  if (rehearsal !== undefined) log.warn('This is a rehearsal: whoever knows its text can foresee every match');
  const storage = await openStorage(
    options.databaseUrl
      ? { url: options.databaseUrl }
      : { folder: options.folder ?? 'data', sync: options.sync ?? false },
    { log },
  );
  try {
    const app = await buildApp({
      storage,
      log,
      web: webFolder(),
      trustProxy: options.trustProxy ?? 0,
      ...(options.origins ? { origins: options.origins } : {}),
      bans,
      ...(options.perAddress ? { perAddress: options.perAddress } : {}),
      ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
      ...(options.lasts ? { lasts: options.lasts } : {}),
      ...(options.threads === undefined ? {} : { threads: options.threads }),
      ...(options.workers ? { workers: true } : {}),
      ...(options.pauses === undefined ? {} : { pauses: options.pauses }),
      ...(rehearsal === undefined ? {} : { rehearsal }),
    });
    await listen(app, options.host ?? 'localhost', options.port);
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return {
      port: address.port,
      address: `http://localhost:${address.port}`,
      async close() {
        await app.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
