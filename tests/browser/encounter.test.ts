// Two people and somebody who watches, in the middle of an encounter: their pages are reloaded, and it goes on where it was.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeScene } from './scene-table.ts';
import type { TwoSeats } from './two-seats.ts';
import { openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';
import type { Visitor } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(() => seats.close());

const seen = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();

test('B-17: pages reloaded in mid-encounter show it again, and it ends as it would have', async () => {
  const { pair } = await arrangeScene(seats.storage, seats.address, 'reloaded1', [[1, 'nausicaans']]);
  const [kira, quark] = pair.persons;
  while (!kira.asked?.options.some((one) => one.do === 'attempt')) await pair.take(kira.asked ? 0 : 1, 'pass');
  await pair.take(0, 'attempt');
  const isMet = () => kira.view.underWay.some(({ is }) => is === 'encounter');
  while (!isMet()) await pair.take(kira.asked ? 0 : 1, 'pass');
  const who = kira.asked ? 0 : 1;
  const { id } = (kira.asked ?? quark.asked)!;
  const before = kira.events.length;
  await pair.leave();

  const pages: Visitor[] = [];
  // Nobody passes for them.
  for (const [at, size] of [desktop, phone].entries())
    pages.push(await seats.sit(pair.match, pair.persons[at]!.token, size, 'off'));
  const [desk, hand] = pages as [Visitor, Visitor];
  const watcher = await seats.sit(pair.match, undefined, desktop);
  for (const { page } of [desk, hand, watcher]) await page.reload();
  const asked = pages[who]!;
  await asked.page.locator(`section[data-decision="${id}"]`).waitFor();
  expect(await pages[1 - who]!.page.locator('section[data-decision]').count()).toBe(0);
  for (const { page } of [desk, hand, watcher]) await seen(page, /encountered Nausicaans/).waitFor();
  expect(await watcher.page.locator('section[data-decision]').count()).toBe(0);

  const isOver = seen(watcher.page, /was killed/);
  while (!(await isOver.isVisible())) {
    const pass = [desk, hand].map(({ page }) => page.locator('section[data-decision] [data-pass]'));
    await Promise.race([...pass.map((each) => each.waitFor()), isOver.waitFor()]);
    for (const each of pass) if (await each.isVisible()) await each.click().catch(() => undefined);
  }
  await pair.join(seats.address);
  const since = kira.events.slice(before).map(({ e }) => e);
  expect(since.filter((e) => e === 'encountered')).toEqual([]);
  expect(since).toContain('killed');
  await pair.leave();
  for (const visitor of [desk, hand, watcher]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
