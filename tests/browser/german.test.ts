// The client in German: chosen by the browser, spoken on every page and at the table, and changed back at a press.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_, options) => {
  test('a browser that reads German is spoken to in German, from the start page to the first turns', async () => {
    const somebody = await Visitor.open(house.browser, house.address, 7, { ...options, locale: 'de-DE' });
    const { page } = somebody;
    await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await expectAccessible(page);
    for (const address of ['#/learn', '#/decks', '#/cards', '#/lobby', '#/settings']) {
      await page.goto(`${house.address}/${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await somebody.expectNoOverflow();
    }
    await page.goto(`${house.address}/#/`);
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await page.getByRole('region', { name: 'Deine Entscheidung' }).waitFor();
    for (let n = 0; n < 8; n += 1) await somebody.answer();
    await somebody.controls();
    await somebody.expectNoOverflow();
    const said = await page.locator('section[data-decision]').innerText();
    expect(said).not.toMatch(/\b(Place|Seed|Report|pass to|your turn)\b/);
    await expectAccessible(page);
    somebody.expectNoFaults();
    await somebody.leave();
  });
});

test('whoever wants English presses it, and it stays', async () => {
  const somebody = await Visitor.open(house.browser, house.address, 8, { ...desktop, locale: 'de-DE' });
  const { page } = somebody;
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await somebody.leave();
});
