// The table as a chart: all of it in sight at every size, and orders given by carrying things to where they shall go.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { answered, decisionOf, drag } from './dragging.ts';
import { type House, openHouse } from './house.ts';
import { Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const sizes = [
  [1440, 900],
  [1366, 650],
  [1024, 700],
  [820, 1180],
  [390, 844],
  [844, 390],
  [720, 450],
] as const;

/** Places whose name or world lies outside of the window, or beyond the box of the line. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-mission]')].flatMap((mission) => {
      const box = mission.closest('ul')!.parentElement!.getBoundingClientRect();
      const parts = ['.world', '.plate-title'].map((part) => mission.querySelector(part)!.getBoundingClientRect());
      // The picture of a world is wider than what is seen of it.
      const isSeen = parts.every(
        ({ left, right, top, bottom }) =>
          (left + right) / 2 >= box.left &&
          (left + right) / 2 <= box.right &&
          (top + bottom) / 2 >= box.top &&
          (top + bottom) / 2 <= box.bottom,
      );
      return isSeen ? [] : [mission.textContent ?? ''];
    }),
  );

/** Things of one's own on the line that something else covers at their middle. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-side="mine"] .obj')]
      .filter((each) => each.checkVisibility())
      .flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen && each.contains(seen) ? [] : [each.textContent ?? ''];
      }),
  );

/** Missions of which a line of what they ask is cut off. */
const cutShort = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.plate')].flatMap((plate) => {
      const terms = plate.querySelector('.terms');
      return !terms || terms.getBoundingClientRect().bottom <= plate.getBoundingClientRect().bottom + 1
        ? []
        : [plate.textContent ?? ''];
    }),
  );

test('cards are seeded, reported and put back by carrying them', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.open(house.browser, house.address, 21);
  const { page } = visitor;
  await visitor.playNow(/Federation/);
  await visitor.playUntil(() => visitor.phases.has('Seeding: dilemmas and artifacts'));

  const before = await decisionOf(page);
  await drag(page, '[aria-label="Your seed cards"] [data-light="start"]', '[data-mission] [data-light="target"]');
  await answered(page, before);
  await page.getByLabel('Log', { exact: true }).getByText('You seeded').first().waitFor({ state: 'attached' });
  // What lies under a mission is told below it.
  const seeded = await page.locator('.own-seeds li').first().innerText();
  const log = page.getByLabel('Log', { exact: true });
  await log.getByText(seeded, { exact: true }).first().waitFor({ state: 'attached' });

  // Escape puts a card back, and nothing has happened.
  const still = await decisionOf(page);
  const card = page.locator('[aria-label="Your seed cards"] [data-light="start"]').first();
  const { x, y } = (await card.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 60, { steps: 4 });
  await page.locator('.ghost').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ghost').waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await decisionOf(page)).toBe(still);
  expect(await page.locator('[data-light="focus"]').count()).toBe(0);

  const person = page.locator('[aria-label="Your hand"] [data-light="start"]:has(.art-number)').first();
  while (!/Your turn · card play/.test((await visitor.controls()).phase) || !(await person.isVisible()))
    await visitor.answer();
  const reporting = await decisionOf(page);
  const id = await person.getAttribute('data-card');
  await drag(page, `[aria-label="Your hand"] [data-card="${id}"]`, '[data-side="mine"] [data-light="target"]');
  await answered(page, reporting);
  expect(await page.locator(`[aria-label="Your hand"] [data-card="${id}"]`).count()).toBe(0);
  visitor.expectNoFaults();
  await visitor.leave();
});

test(
  'the whole line is in sight at every size, and nothing of one’s own is covered',
  { timeout: 240_000 },
  async () => {
    const visitor = await Visitor.open(house.browser, house.address, 7);
    const { page } = visitor;
    await visitor.playNow(/Federation/);
    await visitor.playUntil(() => visitor.phases.has('Your turn · orders'));
    while (!/Your turn · orders/.test((await visitor.controls()).phase)) await visitor.answer();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => outOfSight(page), { message: `${width} by ${height}` }).toEqual([]);
      await expect.poll(() => covered(page), { message: `${width} by ${height}` }).toEqual([]);
      await expect.poll(() => cutShort(page), { message: `${width} by ${height}` }).toEqual([]);
      await visitor.expectNoOverflow();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    visitor.expectNoFaults();
    await visitor.leave();
  },
);
