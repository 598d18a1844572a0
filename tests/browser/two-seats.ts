// A match between two persons, of whom one or both sit at a browser: the server, the browser, and how to sit down.
import { type Browser, type BrowserContextOptions } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import type { Storage } from '@spaceline/server';
import { startNode } from '../storage/node.ts';
import { temporaryFolder } from '../storage/temporary.ts';
import { launchChromium } from './chromium.ts';
import { buildClient } from './house.ts';
import { Visitor } from './visitor.ts';

export interface TwoSeats {
  readonly address: string;
  readonly storage: Storage;
  /** Somebody who comes back to a match with the token kept in the browser; without one, a spectator. */
  sit(match: string, token: string | undefined, options: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

const web = fileURLToPath(new URL('../../dist/web', import.meta.url));

export async function openTwoSeats(): Promise<TwoSeats> {
  buildClient();
  const folder = temporaryFolder();
  const node = await startNode({ folder: folder.path }, { web });
  const browser: Browser = await launchChromium();
  const { address, storage } = node;
  return {
    address,
    storage,
    async sit(match, token, options) {
      const saved = JSON.stringify({ match, token, deck: '', format: '' });
      const localStorage = token ? [{ name: 'spaceline.game', value: saved }] : [];
      const visitor = await Visitor.open(browser, `${address}/#/table/${match}`, 1, {
        ...options,
        storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
      });
      await visitor.page.getByRole('region', { name: token ? 'Your decision' : 'What is going on' }).waitFor();
      return visitor;
    },
    async close() {
      await browser.close();
      await node.close();
      folder.remove();
    },
  };
}
