import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const placed = (page: Page, title: RegExp | string) =>
  page.getByRole('region', { name: title }).locator('[data-stacked]');
const titles = (page: Page) =>
  page.locator('[data-stacked] button:first-of-type').evaluateAll((each) => each.map(({ textContent }) => textContent));

async function toStacks(visitor: Visitor): Promise<void> {
  while (/missions/.test((await visitor.controls()).phase)) await visitor.answer();
  await visitor.page.locator('[data-stacks]').waitFor();
}

describe.each([
  ['a desktop', undefined],
  ['a phone', phone],
] as const)('on %s', (_, options) => {
  test('a tournament game is seeded in stacks up to the first turn', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 21, options);
    const { page } = visitor;
    const format = page.getByRole('combobox', { name: 'Format' });
    await format.selectOption('otf');
    await page.getByText(/You play Starfleet Command against ./).waitFor();
    expect(await page.getByRole('status').count()).toBe(0);
    await format.selectOption('open');
    await page.getByRole('radio', { name: /Klingon Warriors/ }).check();
    await format.selectOption('otf');
    const why = page.getByRole('status');
    expect(await why.textContent()).toMatch(/is not legal.*is banned.*OTF-6\.1.*without these cards/s);
    expect(await why.getByRole('link', { name: 'OTF-6.1' }).first().getAttribute('href')).toBe('/rules#OTF-6.1');
    await visitor.expectNoOverflow();
    await visitor.playNow();
    await toStacks(visitor);
    await visitor.expectNoOverflow();

    // Two cards under the first mission that takes them; then rearranged, taken out and put back.
    for (const card of [0, 0]) {
      await page.locator('[data-stacks] [data-group]').nth(card).click();
      await page.locator('[data-stacks] [data-option]').first().click();
    }
    await page.getByRole('tab', { name: 'Stacks · 2' }).click();
    expect(await titles(page)).toHaveLength(2);
    await page
      .getByRole('button', { name: /^Take .* out$/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Stacks · 1' }).waitFor();
    expect(await placed(page, /^Stack:/).count()).toBe(1);
    await visitor.expectNoOverflow();
    await page.getByRole('button', { name: 'Seed this card' }).click();

    while (/Seeding/.test((await visitor.controls()).phase)) await visitor.answer();
    expect((await visitor.controls()).phase).toMatch(/turn/);
    await page
      .getByRole('button', { name: /^Your score: 0 of 180 points, 2 conditions not met/ })
      .first()
      .click();
    const way = page.getByRole('dialog', { name: 'Your way to victory' });
    expect(await way.textContent()).toMatch(/180 points are needed.*planet mission and a space mission.*OTF-7\.2/s);
    await way.getByRole('button', { name: 'Close' }).click();
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('stacks are built on the table, by keyboard, and reordered', { timeout: 90_000 }, async () => {
  const visitor = await Visitor.open(house.browser, house.address, 23);
  const { page } = visitor;
  const press = (key: string) => page.keyboard.press(key);
  await visitor.playNow(/Klingon/, 'otf');
  await toStacks(visitor);

  await page
    .getByLabel('Your seed cards')
    .locator('[data-light="start"]')
    .first()
    .click({ position: { x: 14, y: 14 } });
  await page.locator('[data-mission] [data-light="target"]').first().click();
  await page.getByText('1 in your stack').waitFor();

  await press('1');
  await press('Escape');
  expect(await page.getByRole('tab', { name: /Stacks · 1/ }).isVisible()).toBe(true);
  for (let n = 0; n < 3; n += 1) {
    await press('1');
    await press('1');
  }
  await page.getByRole('tab', { name: /Stacks · 4/ }).click();
  const later = page
    .getByRole('button', { name: / later$/ })
    .and(page.locator(':enabled'))
    .first();
  const before = await titles(page);
  await later.focus();
  await press('Enter');
  await expect.poll(() => titles(page)).not.toEqual(before);
  const after = await titles(page);
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-shift'))).not.toBeNull();
  visitor.expectNoFaults();
  await visitor.leave();
});

test.each(['modern', 'otf-beta', 'rule-of-four'])(
  '%s is seeded up to the first turn',
  { timeout: 90_000 },
  async (id) => {
    const visitor = await Visitor.open(house.browser, house.address, 25);
    await visitor.playNow(undefined, id);
    while (/Seeding/.test((await visitor.controls()).phase)) await visitor.answer();
    expect((await visitor.controls()).phase).toMatch(/turn/);
    expect(await visitor.page.getByRole('alert').count()).toBe(0);
    visitor.expectNoFaults();
    await visitor.leave();
  },
);
