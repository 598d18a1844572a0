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
  readonly browser: Browser;
  /** Somebody who comes back to a match with the token kept in the browser; without one, a spectator. */
  readonly sit: (
    match: string,
    token: string | undefined,
    options: BrowserContextOptions,
    scenes?: string,
  ) => Promise<Visitor>;
  /** Somebody who opens a page of the client. */
  visit(hash: string, options: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

const web = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** `absence`: seconds for which somebody who is away is waited for. */
export async function openTwoSeats(lasts: { readonly absence?: number } = {}): Promise<TwoSeats> {
  buildClient();
  const folder = temporaryFolder();
  const node = await startNode({ folder: folder.path }, { web, lasts });
  const browser = await launchChromium();
  const { address, storage } = node;
  return {
    address,
    storage,
    browser,
    async sit(match, token, options, scenes) {
      const saved = JSON.stringify([{ match, token, deck: '', format: '' }]);
      const localStorage = [
        ...(token ? [{ name: 'spaceline.games', value: saved }] : []),
        // Who looks at scenes is passed for by nobody but the test.
        ...(scenes ? [{ name: 'spaceline.settings', value: '{"autoPass":false}' }] : []),
      ];
      const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
      const here = `${address}/#/table/${match}`;
      const visitor = await Visitor.open(browser, here, 1, { ...options, storageState }, scenes);
      await visitor.page.getByRole('region', { name: token ? 'Your decision' : 'What is going on' }).waitFor();
      return visitor;
    },
    visit: (hash, options) => Visitor.open(browser, `${address}/${hash}`, 1, options),
    async close() {
      await browser.close();
      await node.close();
      folder.remove();
    },
  };
}
