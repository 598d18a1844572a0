// Keys at the table: what is open closes, all who can go at one press, and what has the focus is read.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, card, order, toTheEnd } from '../screens/doing.ts';
import { desktop } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';
import { answered, decisionOf } from './dragging.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((found) => document.activeElement?.matches(found), selector);

test('over a scene, keys that mean nothing to it are left to the browser, and none reaches the table', async () => {
  const page = await studio.lay('table', desktop);
  await order(page, 'Avert Disaster', 'attempt');
  await toTheEnd(page);
  const shown = () => page.locator('[data-scene]').innerText();
  const before = await shown();
  const isLeft = await page.evaluate(() =>
    ['F5', 'F11', 'ArrowDown', 'PageDown', 'e', '1'].map((key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    ),
  );
  expect(isLeft).toEqual([true, true, true, true, true, true]);
  expect(await shown()).toBe(before);
  await page.context().close();
});

test('by Shift and Enter all who can go, and by T those who solve', async () => {
  const page = await studio.lay('table', desktop, { 'spaceline.scenes': { speed: 'off' } });
  await card(page, 'U.S.S. Excelsior').click();
  const toOutpost = asked(page).getByRole('button', { name: /Walk from U\.S\.S\. Excelsior to Federation Outpost/ });
  await toOutpost.first().focus();
  let before = await decisionOf(page);
  await page.keyboard.press('Shift+Enter');
  await answered(page, before);
  await card(page, 'U.S.S. Nebula').click();
  const solve = asked(page).locator('[data-at-once="solves"]');
  await solve.waitFor();
  before = await decisionOf(page);
  await page.keyboard.press('t');
  await answered(page, before);
  const log = await page.getByRole('log').innerText();
  expect(log).toMatch(/William T\. Riker.* to Federation Outpost/);
  expect(log).toMatch(/beamed .* to Avert Disaster/);
  await page.context().close();
});

test('the log and the choices to go back to close by Escape and by a press beside them', async () => {
  const page = await studio.lay('table', desktop, { 'spaceline.scenes': { speed: 'off' } });
  const all = page.getByRole('button', { name: 'Show the whole log' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(860, 640)]) {
    await all.click();
    await page.getByRole('button', { name: 'Fold the log' }).waitFor();
    await close();
    await all.waitFor();
  }
  await all.press('Enter');
  await page.keyboard.press('Escape');
  expect(await hasFocus(page, '.ticker-more')).toBe(true);
  for (let n = 0; n < 2; n += 1) {
    const before = await decisionOf(page);
    await card(page, 'U.S.S. Excelsior').click();
    await asked(page)
      .locator(`[data-option="${n === 0 ? 'undock' : 'dock'}"]`)
      .first()
      .click();
    await answered(page, before);
  }
  await page.getByRole('button', { name: 'Go back to …' }).click();
  const choices = page.getByRole('list', { name: 'Choices to go back to' });
  await choices.waitFor();
  await page.keyboard.press('Escape');
  await choices.waitFor({ state: 'detached' });
  expect(await hasFocus(page, '.take-back-more')).toBe(true);
  await page.context().close();
});

test('without letters a card in focus is read beside it, and Escape puts it away', async () => {
  const page = await studio.lay('table', desktop);
  await page.getByLabel('Menu').click();
  await page.getByLabel('Letters are keys').uncheck();
  const keys = page.locator('details[name="menu"] details', { hasText: 'Keys' });
  await keys.locator('summary').click();
  expect(await keys.innerText()).toMatch(/\? a hint/);
  expect(await keys.innerText()).not.toMatch(/\bZ take back/);
  await page.keyboard.press('Escape');
  await card(page, 'Data').focus();
  const passing = page.locator('.glance[data-glance="passing"]');
  await passing.getByText('ENGINEER').first().waitFor();
  await page.keyboard.press('Escape');
  await passing.waitFor({ state: 'detached' });
  expect(await card(page, 'Data').evaluate((each) => each === document.activeElement)).toBe(true);
  await page.context().close();
});
