// Cards as players see them: drawn, with their words, and with pictures of their own if they have some.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../storage/temporary.ts';
import { type House, openHouse } from './house.ts';
import { Visitor } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const onePoint = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('cards are drawn with their words, places are painted, and own pictures take their windows', async () => {
  const kira = await Visitor.open(house.browser, house.address, 3);
  const { page } = kira;
  await kira.playNow();
  const card = page.locator('.hand-card').first();
  const title = ((await card.getByRole('img').first().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  expect(title).not.toBe('');
  expect(await card.locator('.art-title').innerText()).toBe(title);
  expect((await card.locator('.art-body').innerText()).length).toBeGreaterThan(3);

  // The place of a mission is painted beside the page and comes as an image.
  const image = card.locator('.art-place img');
  await image.waitFor();
  const widthOf = (): Promise<number> =>
    image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth));
  expect(await widthOf()).toBe(256);

  // Everything that a picture refers to is on the page, once.
  const lacking = await page.evaluate(() => {
    const used = [...document.querySelectorAll('use')].map((one) => one.getAttribute('href') ?? '');
    const ids = [...document.querySelectorAll('[id^="art-"]')].map(({ id }) => id);
    return { unknown: used.filter((href) => !document.querySelector(href)), twice: ids.length - new Set(ids).size };
  });
  expect(lacking).toEqual({ unknown: [], twice: 0 });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('14px "Sofia Sans Semi Condensed"'))).toBe(true);
  const smallest = await page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.art-hand *')]
        .filter((one) => one.textContent)
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ),
  );
  expect(smallest).toBeGreaterThanOrEqual(12);

  const folder = temporaryFolder();
  writeFileSync(join(folder.path, `${title.replaceAll('"', '')}.png`), Buffer.from(onePoint, 'base64'));
  const start = await page.context().newPage();
  await start.goto(house.address);
  await start.getByText('Pictures of your own').click();
  await start.getByLabel('Choose a folder …').setInputFiles(folder.path);
  await start.getByText('1 picture is used.').waitFor();
  await page.reload();
  await image.waitFor();
  expect(await widthOf()).toBe(1);
  await start.getByRole('button', { name: 'Draw all cards' }).click();
  await start.getByText('Cards are drawn again.').waitFor();
  await page.reload();
  await image.waitFor();
  expect(await widthOf()).toBe(256);
  folder.remove();
  kira.expectNoFaults();
  await kira.leave();
});
