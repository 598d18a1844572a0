import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../storage/node.ts';
import { temporaryFolder } from '../storage/temporary.ts';
import { copyBuild, publishAnother } from './another-build.ts';
import { expectAccessible } from './axe.ts';
import { decisionOf } from './dragging.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Waits until all that is needed without a network is kept. */
async function isKept({ page }: Visitor): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
}

const turn = async (visitor: Visitor): Promise<number> =>
  Number(/Turn (\d+)/.exec((await visitor.page.locator('[data-moment]').first().textContent()) ?? '')?.[1] ?? 0);

test('without a network the client opens, plays the computer, and keeps the game', async () => {
  const visitor = await Visitor.open(house.browser, house.address, 3, { ...phone, serviceWorkers: 'allow' });
  const { page } = visitor;
  await isKept(visitor);
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);

  await page.context().setOffline(true);
  await house.kill();
  await page.reload();
  await page.locator('[data-offline]').waitFor();
  await page.locator('label', { hasText: 'Pim Tarrow' }).click();
  await page.getByRole('checkbox', { name: /Takes time/ }).uncheck();
  await expectAccessible(page);
  await visitor.playNow();
  await page.locator('[data-local]').waitFor();
  await page.getByRole('button', { name: 'Seed for me' }).click();
  await page.waitForFunction(() => document.querySelector('[data-moment]')?.textContent?.includes('Turn'));
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  let reached = 0;
  visitor.patience = 3;
  await visitor.playUntil(() => {
    void turn(visitor).then((now) => (reached = now));
    return reached >= 4;
  });
  await visitor.controls();
  const left = await turn(visitor);
  expect(left).toBeGreaterThanOrEqual(4);

  await page.reload();
  await visitor.controls();
  expect(await turn(visitor)).toBe(left);
  await page.goto(`${house.address}/#/`);
  const games = page.getByRole('region', { name: 'Your games' });
  await games.getByText('on this device').waitFor();
  await games.getByRole('link', { name: 'Your turn' }).click();
  await visitor.controls();
  expect(await turn(visitor)).toBe(left);
  expect(visitor.faults.filter((fault) => fault.startsWith('threw'))).toEqual([]);
  await visitor.leave();
});

test('an open client hears of a new build, and its game goes on in both', async () => {
  const [data, web] = [temporaryFolder(), temporaryFolder()];
  copyBuild(web.path);
  const node = await startNode({ folder: data.path }, { web: web.path });
  const visitor = await Visitor.open(house.browser, node.address, 3, { ...phone, serviceWorkers: 'allow' });
  const { page } = visitor;
  await isKept(visitor);
  await visitor.playNow();
  const table = page.url();
  const scriptNow = () => page.locator('script[type="module"][src]').getAttribute('src');
  const before = await scriptNow();

  publishAnother(web.path);
  expect((await fetch(`${node.address}${before}`)).status).toBe(404);
  // The network was away for a moment.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const told = page.locator('[data-banner="new-build"]');
  await told.waitFor();
  await visitor.expectNoOverflow();

  // The old client goes on, also with parts of it that the server does not have any more.
  await visitor.answer();
  await visitor.controls();
  const decision = await decisionOf(page);
  await page.goto(`${node.address}/#/settings`);
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(await scriptNow()).toBe(before);
  await page.goto(table);
  await visitor.controls();
  await told.getByRole('button', { name: 'Use it now' }).tap();
  await expect.poll(scriptNow).not.toBe(before);
  await visitor.controls();
  expect(await decisionOf(page)).toBe(decision);
  expect(await told.count()).toBe(0);
  expect(visitor.faults.filter((fault) => fault.startsWith('threw'))).toEqual([]);
  await visitor.leave();
  await node.close();
  for (const folder of [data, web]) folder.remove();
});
