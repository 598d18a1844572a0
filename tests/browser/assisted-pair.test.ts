import { type Browser, type BrowserContextOptions } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestNode, startNode } from '../storage/node.ts';
import { seatTwo } from '../storage/pair.ts';
import { temporaryFolder } from '../storage/temporary.ts';
import { launchChromium } from './chromium.ts';
import { buildClient } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

const folder = temporaryFolder();
const web = fileURLToPath(new URL('../../dist/web', import.meta.url));
let node: TestNode;
let browser: Browser;
beforeAll(async () => {
  buildClient();
  node = await startNode({ folder: folder.path }, { web });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await node.close();
  folder.remove();
});

/** Somebody who comes back to a match with the token kept in the browser; without one, a spectator. */
async function sit(match: string, token: string | undefined, options: BrowserContextOptions): Promise<Visitor> {
  const saved = JSON.stringify({ match, token, deck: '', format: 'open' });
  const origins = token ? [{ origin: node.address, localStorage: [{ name: 'spaceline.game', value: saved }] }] : [];
  const visitor = await Visitor.open(browser, `${node.address}/#/table/${match}`, 1, {
    ...options,
    storageState: { cookies: [], origins },
  });
  await visitor.page.getByRole('region', { name: 'Your decision' }).waitFor();
  return visitor;
}

test('A-2: two people propose, decline and agree; a third watches', { timeout: 120_000 }, async () => {
  const pair = await seatTwo(node.storage, 'pair');
  await pair.join(node.address);
  await pair.playToFirstTurn();
  const [first, second] = pair.persons.toSorted((a, b) => Number(Boolean(b.asked)) - Number(Boolean(a.asked)));
  const outpost = first!.view.spaceline
    .flatMap(({ facilities }) => facilities)
    .find(({ controller }) => controller === first!.player)!.card;
  await pair.leave();
  const kira = await sit('pair', first!.token, desktop);
  const quark = await sit('pair', second!.token, phone);
  const watcher = await sit('pair', undefined, desktop);
  const proposals = [kira, quark, watcher].map(({ page }) => page.locator('[data-proposal]'));

  // Who is not asked anything may propose too.
  await quark.page.getByRole('button', { name: 'Correct the table', exact: true }).click();
  await quark.page.locator('[data-option="score"]').click();
  await quark.page.locator('[data-propose]').click();
  for (const proposal of proposals) await proposal.waitFor();
  expect(await proposals[0]!.textContent()).toBe('Your opponent proposes to give 5 bonus points to your opponent.');
  expect(await proposals[1]!.textContent()).toBe('You propose to give 5 bonus points to you.');
  await quark.page.getByText('It waits for your opponent to agree.').waitFor();
  for (const { page } of [kira, quark])
    expect(await page.getByRole('button', { name: 'Correct the table', exact: true }).isDisabled()).toBe(true);
  await kira.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await quark.page.getByText('Your opponent declined to give 5 bonus points to you.').first().waitFor();
  for (const proposal of proposals) await proposal.waitFor({ state: 'detached' });

  // The card is chosen on the table, and marked for the other player.
  await kira.page.keyboard.press('c');
  await kira.page.locator(`[data-card="${outpost}"]`).click();
  await kira.page.locator('[data-option="damage"]').click();
  await kira.page.locator('[data-propose]').click();
  for (const { page } of [quark, watcher])
    await page.locator(`[data-card="${outpost}"][data-light="named"]`).waitFor({ state: 'attached' });
  await quark.expectNoOverflow();
  await quark.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of [kira, watcher]) await page.locator(`[data-card="${outpost}"]`).getByText('hull').waitFor();
  expect(await watcher.page.getByRole('button', { name: 'Correct the table' }).count()).toBe(0);
  for (const visitor of [kira, quark, watcher]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
