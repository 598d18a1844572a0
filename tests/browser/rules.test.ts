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

describe.each([
  ['a desktop', undefined],
  ['a phone', phone],
] as const)('the rules page on %s', (_, options) => {
  test('shows the clause its address names, and finds others', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/rules#OTF-4.1`, 1, options);
    const { page } = visitor;
    const named = page.locator('[aria-current="true"]');
    expect(await named.textContent()).toContain('mission stealing');
    expect(await named.evaluate((each) => each.id)).toBe('OTF-4.1');
    expect(await named.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(true);
    for (const name of ['Open', 'Official Tournament Format', 'Modern', 'Rule of Four', 'The base game'])
      await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'attached' });

    await page.evaluate(() => (location.hash = 'B-8.22'));
    await page.waitForFunction(() => document.querySelector('[aria-current="true"]')?.id === 'B-8.22');
    expect(await page.locator('[id="B-8.22"]').isVisible()).toBe(true);

    await page.getByLabel('Find a clause').fill('bonus OTF');
    expect(await page.locator('[id="OTF-7.4"]').isVisible()).toBe(true);
    expect(await page.locator('[id="OTF-4.1"]').count()).toBe(0);
    await page.getByLabel('Find a clause').fill('no such words at all');
    await page.getByText('No clause says').waitFor();

    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('every clause of a format has an anchor of its own', async () => {
  const formats = (await (await fetch(`${house.address}/api/formats`)).json()) as {
    readonly clauses: readonly { readonly id: string }[];
  }[];
  const visitor = await Visitor.open(house.browser, `${house.address}/rules`, 1);
  await visitor.page.getByRole('heading', { name: 'The base game' }).waitFor();
  const ids = new Set(await visitor.page.evaluate(() => [...document.querySelectorAll('[id]')].map((each) => each.id)));
  expect(formats.flatMap(({ clauses }) => clauses).filter(({ id }) => !ids.has(id))).toEqual([]);
  await visitor.leave();
});

test('an unknown clause is told in words', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/rules#OTF-99.1`, 1);
  expect(await visitor.page.getByRole('alert').textContent()).toContain('There is no clause OTF-99.1');
  await visitor.leave();
});
