// The bar over the line, with the other player's hand and the last lines of the log; and the corners below it.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hold } from '../screens/doing.ts';
import { desktop, laptop, small } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const hand = (page: Page) => page.locator('.seat-theirs .pile').filter({ hasText: 'hand' });

/** Where the backs of the other player's hand are seen, from the left. */
const backsSeen = (page: Page) =>
  hand(page)
    .locator('.fan-back svg')
    .evaluateAll((backs) => backs.filter((back) => back.checkVisibility()).map((back) => back.getBoundingClientRect()));

test('where the bar has room, the other hand is a fan of as many backs, with its number beside it', async () => {
  const page = await studio.lay('table', desktop);
  const backs = await backsSeen(page);
  expect(backs).toHaveLength(6);
  for (const [at, back] of backs.entries()) {
    expect(back.bottom).toBeGreaterThan(30);
    if (at > 0) expect(back.left - backs[at - 1]!.left).toBeGreaterThan(20);
  }
  const number = (await hand(page).locator('b').boundingBox())!;
  expect(await hand(page).locator('b').textContent()).toBe('6');
  expect(number.x).toBeGreaterThan(backs.at(-1)!.right);
  // As a pile it takes no more room than the others.
  await page.setViewportSize(laptop.viewport!);
  expect(await backsSeen(page)).toHaveLength(1);
  await page.context().close();
});

/** Lines of the log that are seen, whole or in part, with how much of each is seen. */
const linesSeen = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const box = log.getBoundingClientRect();
    return [...log.querySelectorAll('li')].flatMap((line) => {
      const { top, bottom, height } = line.getBoundingClientRect();
      const seen = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return seen > 1 ? [{ words: line.textContent, part: Math.round((seen / height) * 10) / 10 }] : [];
    });
  });

test.each([
  ['1440 by 900', desktop, 4],
  ['1366 by 650', laptop, 3],
  ['1024 by 700', small, 3],
])('at %s the last lines of the log are seen whole', async (_size, window, count) => {
  const page = await studio.lay('table', window);
  const isTheEnd = async () => {
    const seen = await linesSeen(page);
    expect(seen.map(({ part }) => part)).toEqual(Array(count).fill(1));
    expect(seen.at(-1)!.words).toContain('You beamed Jean-Luc Picard');
  };
  await isTheEnd();
  // What shows an act again does not lie beyond the end of a long line.
  const [log, again] = [
    (await page.getByRole('log').boundingBox())!,
    (await page.getByRole('log').getByLabel('Show it again').last().boundingBox())!,
  ];
  expect(again.x + again.width).toBeLessThanOrEqual(log.x + log.width);
  // Opened and closed again, and in a narrower window, it is still the end that is seen.
  await page.locator('.ticker-more').click();
  await page.getByText('show every step').click();
  await page.locator('.ticker-more').click();
  await page.setViewportSize({ ...window.viewport!, width: window.viewport!.width - 100 });
  await expect.poll(async () => (await linesSeen(page)).length).toBe(count);
  expect((await linesSeen(page)).map(({ part }) => part)).toEqual(Array(count).fill(1));
  await page.context().close();
});

test.each([
  ['1440 by 900', desktop],
  ['1366 by 650', laptop],
  ['1024 by 700', small],
])('at %s the way back and the way on stand in one row, the words of the way on in one line', async (_size, window) => {
  const page = await studio.lay('table', window);
  const back = (await page.getByRole('button', { name: 'Take back' }).boundingBox())!;
  const on = page.locator('[data-pass]');
  const { x, y, height } = (await on.boundingBox())!;
  expect([back.y, back.height]).toEqual([y, height]);
  expect(back.x + back.width).toBeLessThan(x);
  const lines = await on.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button.firstChild!);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.context().close();
});

test.each([
  ['1440 by 900', desktop],
  ['1366 by 650', laptop],
])('at %s what lies before a player is not under the keys of the chart', async (_size, window) => {
  const page = await studio.lay('table', window);
  const keys = (await page.locator('.zoom').boundingBox())!;
  const seat = (await page.locator('.stage-bottom > .seat').boundingBox())!;
  expect(keys.y + keys.height).toBeLessThanOrEqual(seat.y);
  await page.context().close();
});

test.each([
  ['1440 by 900', 'table', desktop],
  ['1366 by 650', 'table', laptop],
  ['1366 by 650, seeding', 'seeding', laptop],
])('at %s answers are seen whole or not at all', async (_size, table, window) => {
  const page = await studio.lay(table, window);
  await page.locator('.prompt[data-more]').waitFor();
  const cut = await page.locator('.answers').evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll('.answer, .btn')].flatMap((each) => {
      const span = each.getBoundingClientRect();
      return span.top < bottom && span.bottom > bottom + 1 && span.bottom > top ? [each.textContent] : [];
    });
  });
  expect(cut).toEqual([]);
  await page.context().close();
});

test.each([
  ['1440 by 900', desktop],
  ['1366 by 650', laptop],
])('at %s a deed that is shown again tells of its turn in the place of the whole turn', async (_size, window) => {
  const page = await studio.lay('recap', window);
  const recap = page.locator('.stage-top > .recap');
  await recap.getByRole('button', { name: /Reported Kurn/ }).click();
  const deed = page.locator('.deed-turn');
  await deed.waitFor();
  const [over, under] = [(await deed.boundingBox())!, (await recap.boundingBox())!];
  expect(over.x).toBeLessThanOrEqual(under.x);
  expect(over.x + over.width).toBeGreaterThanOrEqual(under.x + under.width);
  expect(over.y).toBeLessThanOrEqual(under.y);
  expect(over.y + over.height).toBeGreaterThanOrEqual(under.y + under.height);
  await page.context().close();
});

test('while a ship is carried the question says what the places show, and asks nothing else', async () => {
  const page = await studio.lay('table', desktop);
  const told = page.getByText(/^Each place in reach shows the RANGE/);
  const attempt = page.locator('.prompt > .passing');
  await hold(page, 'U.S.S. Nebula', 'Study "Hole in Space"');
  await page.locator('.drop-on').waitFor();
  expect([await told.isVisible(), await attempt.isVisible()]).toEqual([true, false]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await attempt.waitFor();
  expect(await told.count()).toBe(0);
  await page.context().close();
});
