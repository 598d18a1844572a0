// The end of a game: it says what decided it, counts only what it has seen whole, and its sun rises in the middle.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../screens/doing.ts';
import { desktop, landscape, phone } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';
import { expectAccessible } from './axe.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a phone on its side', landscape],
])('B-26: on %s a victory names the mission that decided it, under a sun in the middle', async (_where, window) => {
  const page = await studio.lay('solving', window, { 'spaceline.scenes': { speed: 'off' } });
  await order(page, 'Evaluate Terraforming', 'attempt');
  await page.locator('.score-number').getByText('95').waitFor();
  await order(page, 'Excavation', 'attempt');
  const result = page.locator('dialog[data-result="won"][open]');
  await result.getByText('Excavation solved on turn 17').waitFor();
  // This game began in the middle: two attempts are no count of it.
  expect(await result.locator('.result-sums').count()).toBe(0);
  const { width, height } = page.viewportSize()!;
  const sun = (await result.locator('.result-sun').boundingBox())!;
  expect(sun.x + sun.width / 2).toBeCloseTo(width / 2, 0);
  // What one can do next stands whole on the ground below it.
  for (const way of await result.locator('.result-ways .btn').all()) {
    const { y, height: high } = (await way.boundingBox())!;
    expect(y).toBeGreaterThan(sun.y + sun.height / 2);
    expect(y + high).toBeLessThanOrEqual(height);
  }
  await expectAccessible(page, 'dialog[data-result]');
  await page.context().close();
});

test('the horizon of a scene is painted as wide as the window, point by point', async () => {
  const page = await studio.lay('table', desktop);
  await order(page, 'Avert Disaster', 'attempt');
  const painted = page.locator('.scene-planet canvas[data-painted]');
  await painted.waitFor();
  expect(await painted.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(desktop.viewport!.width);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect.poll(() => painted.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1024);
  await page.context().close();
});
