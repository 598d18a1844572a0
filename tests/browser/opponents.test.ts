// Whom one plays against, and what the computer advises: chosen, asked for and used by pressing what is on the page.
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const hint = (visitor: Visitor) => visitor.page.getByRole('region', { name: 'Hint' });

/** Asks for a hint and takes it; what it said. */
const takeHint = async (visitor: Visitor, key: boolean): Promise<{ order: string; why: string }> => {
  const { page } = visitor;
  const { decision } = await visitor.controls();
  if (key) await page.keyboard.press('?');
  else await page.getByRole('button', { name: /^Hint/ }).click();
  await hint(visitor).waitFor();
  const [, order, why] = await hint(visitor).locator('p').allTextContents();
  if (key) await page.keyboard.press('Enter');
  else
    await hint(visitor)
      .getByRole('button', { name: /^Do it/ })
      .click();
  await page.waitForFunction(
    (old) => (document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision'] ?? old) !== old,
    String(decision),
  );
  return { order: order ?? '', why: why ?? '' };
};

/** Opens the list of those who may beam, where an officer can choose among them. */
const openTeam = async ({ page }: Visitor): Promise<boolean> => {
  const options = page.locator('[data-options] [data-option="beam"], [data-options] [data-group][data-verbs*="beam"]');
  for (let at = 0; at < (await options.count()); at += 1) {
    await options.nth(at).click();
    if ((await page.locator('input[name="pick"]').count()) === 0) {
      const beam = page.locator('[data-options] [data-option="beam"]').first();
      if ((await beam.count()) > 0) await beam.click();
    }
    if ((await page.locator('[data-team]').count()) > 0) return true;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return false;
};

const begun = ({ page }: Visitor) =>
  page.waitForFunction(() => /card play|orders/.test(document.querySelector('[data-moment]')?.textContent ?? ''));

/** From the start page to a team that was suggested. */
const visit = async (options: BrowserContextOptions, key: boolean): Promise<Visitor> => {
  const visitor = await Visitor.open(house.browser, house.address, 4, options);
  const { page } = visitor;
  await page.getByRole('radio', { name: 'Pim Tarrow, Cadet' }).check({ force: true });
  expect(await page.getByText('Beams down before asking').count()).toBe(1);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('officer');
  await page.getByRole('combobox', { name: 'Their deck' }).selectOption('klingon-houses');
  await page.getByRole('checkbox', { name: /time to think/ }).uncheck();
  await visitor.expectNoOverflow();
  await visitor.playNow(/Federation/);

  const first = await takeHint(visitor, key);
  expect(first.order).toMatch(/^(Place|Leave|Cut)/);
  expect(first.why).toMatch(/\.$/);
  await visitor.controls();
  await page.getByRole('button', { name: 'Seed for me' }).click();
  await begun(visitor);

  const orders: string[] = [];
  while (!(await openTeam(visitor))) {
    orders.push((await takeHint(visitor, key)).order);
    expect(orders.length).toBeLessThan(40);
  }
  await page.locator('[data-team]').click();
  // What the team would lack is told elsewhere before anybody is suggested.
  await page
    .locator('[data-team] + [role="status"]')
    .filter({ hasText: /meet what it asks for|still lack/ })
    .waitFor();
  await expect.poll(() => page.locator('input[name="pick"]:checked').count()).toBeGreaterThan(0);
  await visitor.expectNoOverflow();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  visitor.expectNoFaults();
  return visitor;
};

test('on a desktop, with the keys', { timeout: 120_000 }, async () => {
  const visitor = await visit(desktop, true);
  const { page } = visitor;
  const them = page.getByRole('region', { name: 'Pim Tarrow' });
  expect(await them.locator('[data-level]').textContent()).toBe('computer · officer');

  // Another hint is another one, and what it is about is outlined on the table.
  await visitor.controls();
  await page.keyboard.press('?');
  const order = hint(visitor).locator('p').nth(1);
  const said = await order.textContent();
  const outlined = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-card], [data-mission]')].filter(
          (card) => getComputedStyle(card).outlineStyle === 'dashed',
        ).length,
    );
  if (!/^(End|Pass)/.test(said ?? ''))
    await expect.poll(outlined, { message: `outlined for ${said}` }).toBeGreaterThan(0);
  await hint(visitor).getByRole('button', { name: 'Another' }).click();
  await page.waitForFunction((old) => document.querySelectorAll('[aria-label="Hint"] p')[1]?.textContent !== old, said);

  // When it is over, the computer says what it thought.
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Why did Pim Tarrow do that?' }).click();
  await page.getByRole('region', { name: 'Reasons' }).getByRole('listitem').nth(5).waitFor();
  visitor.expectNoFaults();

  // Who was chosen is chosen again.
  await page.goto(house.address);
  expect(await page.getByRole('radio', { name: 'Pim Tarrow, Cadet' }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Level' }).inputValue()).toBe('officer');
  expect(await page.getByRole('checkbox', { name: /time to think/ }).isChecked()).toBe(false);
  await visitor.leave();
});

test('on a phone, by touch', { timeout: 120_000 }, async () => {
  const visitor = await visit(phone, false);
  await visitor.leave();
});
