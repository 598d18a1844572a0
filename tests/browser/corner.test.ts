// What lies at the end of the line stands over the question: both can be read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Studio, openStudio } from '../screens/studio.ts';
import { desktop, laptop } from '../screens/sizes.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test.each([
  ['1440 by 900', desktop, ['Federation Outpost', 'U.S.S. Excelsior', 'U.S.S. Nebula']],
  ['1366 by 650', laptop, ['U.S.S. Nebula']],
])('at %s the line has the whole width, and the question covers nothing of it', async (_size, window, named) => {
  const page = await studio.lay('corner', window);
  const question = (await page.locator('.question').boundingBox())!;
  expect(question.height).toBeGreaterThanOrEqual(210);
  const last = (await page.locator('[data-mission]').last().boundingBox())!;
  expect(last.x + last.width).toBeGreaterThan(window.viewport!.width - 40);
  const things = page.locator('[data-side="mine"] .obj');
  expect(await things.count()).toBe(3);
  for (const thing of await things.all()) {
    const { y, height } = (await thing.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(question.y + 1);
  }
  const readable = page.locator('[data-side="mine"] .obj-name').filter({ visible: true });
  const whole = await readable.evaluateAll((names) =>
    names.flatMap((name) =>
      name.getBoundingClientRect().width > 1 && name.scrollWidth <= name.clientWidth ? [name.textContent] : [],
    ),
  );
  expect(whole).toEqual(named);
  await page.context().close();
});
