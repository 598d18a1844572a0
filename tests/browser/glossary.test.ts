// Words of the rules explain themselves where they are read.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const word = (page: Page, term: string) => page.locator(`.art-large [data-term="${term}"]`).first();
const note = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const isInSight = (page: Page): Promise<boolean> =>
  page.locator('.explained').evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

test('on a phone a touch on a word of a card explains it, with its clause, and a touch elsewhere closes it', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/cards/archer`, 1, phone);
  const { page } = visitor;
  await word(page, 'killed').tap();
  const killed = note(page, 'Killed');
  await killed.getByText('discard pile').waitFor();
  expect(await isInSight(page)).toBe(true);
  await killed.getByRole('button', { name: 'Read more' }).tap();
  await killed.getByRole('heading', { name: /^Discarding, destroying, killing/ }).waitFor();
  await expect.poll(() => isInSight(page)).toBe(true);
  await expectAccessible(page);
  await visitor.expectNoOverflow();
  await page.getByRole('heading', { name: 'How it plays' }).tap();
  await killed.waitFor({ state: 'detached' });
  // Over a dialog, too, where nothing outside of it can be touched.
  await page.goto(`${house.address}/#/cards`);
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('nausicaans');
  await page.getByLabel('Cards found').getByRole('button', { name: 'Nausicaans' }).first().tap();
  await word(page, 'random').tap();
  await note(page, 'Random selection').getByRole('button', { name: 'Read more' }).tap();
  await note(page, 'Random selection')
    .getByRole('heading', { name: /^Random selection/ })
    .waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
});

test('a pointer that rests on a word and a key that comes to it explain it, and Esc goes back to it', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/cards/archer`, 1, desktop);
  const { page } = visitor;
  await word(page, 'killed').hover();
  await note(page, 'Killed').waitFor();
  // On the way to its links the explanation stays.
  await note(page, 'Killed').getByRole('link', { name: 'All words of the rules' }).hover();
  await note(page, 'Killed').getByText('discard pile').waitFor();
  await page.getByRole('heading', { name: 'How it plays' }).hover();
  await note(page, 'Killed').waitFor({ state: 'detached' });

  const isInFocus = () => word(page, 'killed').evaluate((one) => one === document.activeElement);
  await page.locator('body').press('Tab');
  for (let n = 0; n < 60 && !(await isInFocus()); n += 1) await page.keyboard.press('Tab');
  await note(page, 'Killed').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => note(page, 'Killed').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await note(page, 'Killed').waitFor({ state: 'detached' });
  expect(await isInFocus()).toBe(true);
  visitor.expectNoFaults();
  await visitor.leave();
});

test('all of them stand under the rules in the order of the alphabet, and are found by words', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/rules#glossary`, 1);
  const { page } = visitor;
  const all = page.getByRole('region', { name: 'Glossary' });
  await all.getByText('Spaceline', { exact: true }).waitFor();
  const words = await all.getByRole('term').allTextContents();
  expect(words.length).toBeGreaterThan(35);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(await all.getByRole('heading', { name: 'Glossary' }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await page.getByRole('searchbox', { name: 'Find a clause' }).fill('house arrest');
  await expect.poll(() => all.getByRole('term').allTextContents()).toEqual(['House arrest']);
  await expectAccessible(page);
  visitor.expectNoFaults();
  await visitor.leave();
});
