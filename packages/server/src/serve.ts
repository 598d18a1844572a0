import { readBans } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { replacedTwice } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './http/app.ts';
import { makeLog } from './log.ts';
import { openStorage } from './storage/storage.ts';

export interface ServeOptions {
  /** Absent: 4173, or the next free one. 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** The address of a PostgreSQL; absent: the embedded database in `folder`. */
  readonly databaseUrl?: string;
  readonly folder?: string;
  readonly logLevel?: string;
  readonly trustProxy?: boolean;
  readonly rehearsal?: string;
  /** Files with ban lists in the place of those of formats (F-31). */
  readonly bans?: readonly string[];
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

/** Settings come from the environment, so that a server can be run without a file of its own. */
export function optionsFrom(env: Readonly<Record<string, string | undefined>>): ServeOptions {
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
    trustProxy: env.TRUST_PROXY === '1',
  };
}

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
  if (rehearsal !== undefined) log.warn('This is a rehearsal: whoever knows its text can foresee every match');
  const storage = await openStorage(
    options.databaseUrl ? { url: options.databaseUrl } : { folder: options.folder ?? 'data' },
  );
  try {
    const app = await buildApp({
      storage,
      log,
      web: webFolder(),
      trustProxy: options.trustProxy ?? false,
      bans,
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
