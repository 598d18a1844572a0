// Ten screens of docs/screens, compared with what the client draws now, point by point.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared, shots } from '../screens/shots.ts';
import { type Studio, openStudio, photograph } from '../screens/studio.ts';

const root = join(import.meta.dirname, '../..');

/** Of all points: about one button, and more than edges of letters that another machine draws otherwise. */
const most = 0.004;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

/** The part of the points that differ; a picture of them is left in dist/screens. */
function difference(name: string, png: Buffer): number {
  const [was, is] = [readFileSync(join(root, 'docs/screens', `${name}.png`)), png].map((one) => PNG.sync.read(one));
  const { width, height } = was!;
  if (is!.width !== width || is!.height !== height) return 1;
  const seen = new PNG({ width, height });
  const count = pixelmatch(was!.data, is!.data, seen.data, width, height, { threshold: 0.12 });
  const folder = join(root, 'dist/screens');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
  writeFileSync(join(folder, `${name}-differs.png`), PNG.sync.write(seen));
  return count / (width * height);
}

const take = async (name: string, change?: (page: Page) => Promise<unknown>): Promise<Buffer> => {
  const page = await shots.find((shot) => shot.name === name)!.page(studio);
  await change?.(page);
  const png = await photograph(page);
  await page.context().close();
  return png;
};

test.each(compared)(
  '%s looks as its picture; if it is meant to look otherwise, npm run screens -- compared',
  async (name) => {
    expect(difference(name, await take(name)), `see dist/screens/${name}-differs.png`).toBeLessThan(most);
  },
);

test('a button of another colour is seen', async () => {
  const planted = await take('20-phone-table', (page) =>
    page.locator('[data-pass]').evaluate((button) => button.style.setProperty('background', '#68d6e6')),
  );
  expect(difference('20-phone-table', planted)).toBeGreaterThan(most);
});
