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
    // By words of the text, whose chapter opens, and by a ruling.
    await page.getByLabel('Find a clause').fill('disposal of dependent cards');
    expect(await page.getByRole('status').textContent()).toContain('1 clause says');
    expect(await page.locator('[id="B-12.26"] mark').allTextContents()).toContain('disposal');
    expect(await page.locator('[id="B-12.26"]').textContent()).toContain('points, win check.');
    await page.getByLabel('Find a clause').fill('R-19');
    const ruled = page.locator('[id="B-13.36"]');
    expect(await ruled.getByLabel('Rulings').textContent()).toContain('cloaked ships keep a public identity');
    await ruled.getByText(/^Shown by \d+ tests?$/).click();
    await ruled
      .getByText(/^B-13\.36: /)
      .first()
      .waitFor();
    // BETA-6.1: by a card of its list, which is there to be read with its date and source.
    await page.getByLabel('Find a clause').fill('Ajur');
    const bans = page.locator('[id="BETA-6.1"]');
    await bans.getByText(/^Banned Cards List .*: 62 cards$/).click();
    expect(await bans.locator('mark').allTextContents()).toEqual(['Ajur']);
    await bans.getByText('Source: the rules sheet itself.').waitFor();
    await bans.getByText('Jack (Maladjusted Misfit 2E)').waitFor();
    // A clause named in another's text is one step away.
    await page.getByLabel('Find a clause').fill('B-15.13');
    await page.locator('[id="B-15.13"]').getByRole('link', { name: 'B-22.20' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-current="true"]')?.id === 'B-22.20');
    expect(await page.locator('[id="B-22.20"]').isVisible()).toBe(true);

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

test('every clause of the law is on the page with its whole text', async () => {
  const law = (await (await fetch(`${house.address}/api/clauses`)).json()) as {
    readonly clauses: readonly { readonly id: string; readonly text: string }[];
  };
  const visitor = await Visitor.open(house.browser, `${house.address}/rules`, 1);
  await visitor.page.getByRole('heading', { name: 'The base game' }).waitFor();
  const texts = await visitor.page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('li[id]')].map((each) => [each.id, each.textContent])),
  );
  const told = (words: string): string => words.replace(/\s+/g, '');
  expect(law.clauses.length).toBeGreaterThan(850);
  expect(
    law.clauses.filter(({ id, text }) => !told(`${texts[id]} ${texts[`base-${id}`]}`).includes(told(text))),
  ).toEqual([]);
  await visitor.leave();
});

test('the rules of the open format are the base game', async () => {
  const visitor = await Visitor.open(house.browser, house.address, 1);
  const { page } = visitor;
  await page.getByRole('combobox', { name: 'Format' }).selectOption('open');
  await page.getByRole('link', { name: 'Read its rules' }).click();
  await page.getByRole('heading', { name: 'The base game' }).waitFor();
  await page.getByText('12. Actions and timing').click();
  await page.getByText('cures and expiries, destruction and death').waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
});

test('an unknown clause is told in words', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/rules#OTF-99.1`, 1);
  expect(await visitor.page.getByRole('alert').textContent()).toContain('There is no clause OTF-99.1');
  await visitor.leave();
});

test('beside a clause stand its chapter in one picture, and where it goes on', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/rules#B-20.27`, 1);
  const { page } = visitor;
  const beside = page.getByRole('complementary', { name: 'Beside B-20.27' });
  await beside.waitFor();
  expect(await beside.locator('figure li').allInnerTexts()).toEqual([
    'miss',
    'SHIELDS\nhit',
    'twice SHIELDS\ndirect hit',
  ]);
  const [book, side] = [(await page.getByRole('main').boundingBox())!, (await beside.boundingBox())!];
  expect(side.x).toBeGreaterThanOrEqual(book.x + book.width);
  await beside.getByRole('link', { name: 'B-21.1' }).click();
  await page.getByRole('complementary', { name: 'Beside B-21.1' }).waitFor();
  await visitor.expectNoOverflow();
  visitor.expectNoFaults();
  await visitor.leave();
});
