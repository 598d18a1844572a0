// A server inside the test's own process, on a real port.
import { buildApp, makeLog, openStorage } from '@spaceline/server';
import type { Storage, StorageOptions } from '@spaceline/server';
import { afterAll, beforeAll, expect } from 'vitest';
import { temporaryFolder } from './temporary.ts';

export interface TestNode {
  readonly address: string;
  readonly storage: Storage;
  /** Lines the server logged. */
  readonly log: string[];
  close(): Promise<void>;
}

export interface TestNodeOptions {
  readonly web?: string;
  readonly perAddress?: {
    readonly requests?: number;
    readonly matches?: number;
    readonly sockets?: number;
    readonly messages?: number;
  };
  readonly metricsToken?: string;
  /** Seconds that clocks run. */
  readonly lasts?: {
    readonly building?: number;
    readonly round?: number;
    readonly absence?: number;
    readonly coming?: number;
  };
  readonly keptTables?: number;
  readonly idleFor?: number;
  readonly trustProxy?: number;
  readonly requestTimeout?: number;
  readonly threads?: number;
  readonly thinker?: { readonly file: URL; readonly data?: unknown };
  readonly pauses?: boolean;
}

const plenty = { requests: 1_000_000, matches: 1_000_000, sockets: 10_000, messages: 1_000_000 };

export async function startNode(
  where: StorageOptions | { readonly storage: Storage },
  options: TestNodeOptions = {},
): Promise<TestNode> {
  const shared = 'storage' in where;
  const storage = shared ? where.storage : await openStorage(where);
  const log: string[] = [];
  const app = await buildApp({
    web: '/nowhere',
    // Starting threads from source takes longer than all that computers think in a short test.
    threads: 0,
    pauses: false,
    ...options,
    perAddress: { ...plenty, ...options.perAddress },
    storage,
    log: makeLog('warn', (line) => log.push(line)),
    rehearsal: 'tests',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    log,
    storage,
    async close() {
      await app.close();
      if (!shared) await storage.close();
    },
  };
}

/** A node on an embedded database for all tests of a file. None of them may give it a reason to complain. */
export function quietNode(): Pick<TestNode, 'address' | 'storage' | 'log'> {
  const folder = temporaryFolder();
  let node: TestNode | undefined;
  beforeAll(async () => {
    node = await startNode({ folder: folder.path });
  });
  afterAll(async () => {
    expect(node?.log).toEqual([]);
    await node?.close();
    folder.remove();
  });
  const running = () => {
    if (!node) throw new Error('The server is there only while tests run.');
    return node;
  };
  return {
    get address() {
      return running().address;
    },
    get storage() {
      return running().storage;
    },
    get log() {
      return running().log;
    },
  };
}
