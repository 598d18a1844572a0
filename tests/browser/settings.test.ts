import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('settings are applied at once by keyboard, outlast a reload, and go back to the defaults', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/settings`, 1, desktop);
  const { page } = visitor;
  const html = page.locator('html');
  const letterHeight = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  await page.getByRole('heading', { name: 'Looks', exact: true }).waitFor();
  await expectAccessible(page);
  const usual = await letterHeight();

  await page.getByRole('radio', { name: 'Night' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await html.getAttribute('data-theme')).toBe('day');
  await expectAccessible(page);
  await page.getByRole('slider', { name: 'Text size' }).focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowRight');
  expect(await letterHeight()).toBeCloseTo(usual * 1.2, 1);
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.locator('.preview-ship[data-at="1"]').waitFor();
  await page.getByRole('switch', { name: 'Less motion' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Letters are keys' }).click();
  await page.getByRole('combobox', { name: 'when I can respond to something' }).selectOption('never');

  await page.reload();
  expect(await page.getByRole('radio', { name: 'Day' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Letters are keys' }).isChecked()).toBe(false);
  expect(await html.getAttribute('data-motion')).toBe('less');
  expect(await letterHeight()).toBeCloseTo(usual * 1.2, 1);

  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  expect(await html.getAttribute('data-theme')).toBe('night');
  expect(await letterHeight()).toBe(usual);
  expect(await page.getByRole('switch', { name: 'Letters are keys' }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'when I can respond to something' }).inputValue()).toBe('always');
  visitor.expectNoFaults();
  await visitor.leave();
});

test('on a phone the largest letters fit, and letters that are switched off give no orders', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/settings`, 1, phone);
  const { page } = visitor;
  await page.getByRole('slider', { name: 'Text size' }).fill('140');
  await visitor.expectNoOverflow();
  await expectAccessible(page);
  await page.getByRole('slider', { name: 'Text size' }).fill('100');
  const atHand = () => page.evaluate(() => document.activeElement?.closest('.hand') !== null);
  const letters = page.getByRole('switch', { name: 'Letters are keys' });
  const toTable = async (on: boolean): Promise<void> => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.address}/#/settings`);
    if ((await letters.isChecked()) !== on) await letters.click();
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(`${house.address}/#/learn`);
    await page.getByRole('button', { name: /Your first mission/ }).click();
    await page.locator('.hand [data-card]').first().waitFor();
    await page.keyboard.press('h');
  };
  await toTable(false);
  expect(await atHand()).toBe(false);
  await toTable(true);
  expect(await atHand()).toBe(true);
  await visitor.leave();
});
