// In a low window the card of an encounter gives up a part of its picture, and is seen whole.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, toTheEnd } from '../screens/doing.ts';
import { laptop, small } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test.each([
  ['1366 by 650', laptop],
  ['1024 by 700', small],
])('at %s nothing cuts off the card of an encounter', async (_size, window) => {
  const page = await studio.lay('table', window);
  await order(page, 'Avert Disaster', 'attempt');
  await toTheEnd(page);
  const card = (await page.locator('.scene-front .art-card').boundingBox())!;
  const above = (await page.locator('.scene-top').boundingBox())!;
  const below = (await page.locator('.scene-foot').boundingBox())!;
  expect(card.y).toBeGreaterThan(above.y + above.height);
  expect(card.y + card.height).toBeLessThan(below.y);
  expect(await page.locator('.scene-card').evaluate((each) => getComputedStyle(each).overflow)).toBe('visible');
  await page.context().close();
});
