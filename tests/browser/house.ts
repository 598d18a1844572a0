// A server of its own with an empty database, and a browser: what every browser test needs.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser } from 'playwright-core';
import { type Program, removeServer } from '../storage/program.ts';
import { startServer } from '../storage/server.ts';
import { temporaryFolder } from '../storage/temporary.ts';
import { launchChromium } from './chromium.ts';

/** Settings of the server. */
type Settings = Readonly<Record<string, string>>;

export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** Where the server keeps its database. */
  readonly folder: string;
  /** Ends the server without warning, and brings it back at the same address. */
  kill(): Promise<void>;
  restart(env?: Settings): Promise<void>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The client as it is in the sources now. */
export function buildClient(): void {
  const build = "import('./scripts/ensure.mjs').then(({ ensureBuilt }) => ensureBuilt(['web']))";
  execFileSync(process.execPath, ['-e', build], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

export async function openHouse(settings: Settings = {}): Promise<House> {
  buildClient();
  const folder = temporaryFolder();
  const first = await startServer({ SPACELINE_DATA: folder.path, ...settings });
  const { address } = first;
  const browser = await launchChromium();
  let program: Program | undefined = first.program;
  return {
    address,
    browser,
    folder: folder.path,
    async kill() {
      await program?.end('SIGKILL');
      program = undefined;
    },
    async restart(env = settings) {
      ({ program } = await startServer({ SPACELINE_DATA: folder.path, PORT: new URL(address).port, ...env }));
    },
    async close() {
      await browser.close();
      await program?.end('SIGTERM');
      folder.remove();
      removeServer();
    },
  };
}
