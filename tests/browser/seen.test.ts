import { allCards } from '@spaceline/cards';
import type { View } from '@spaceline/engine';
import { type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeSeen } from './seen-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { type Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const titleOf = (def: string): string => allCards.find(({ id }) => id === def)?.title ?? def;
const defIn = (view: View, card: number): string =>
  [...view.cards.map(({ id, def }) => ({ id, def })), ...view.remembered.map((one) => ({ id: one.card, ...one }))].find(
    ({ id }) => id === card,
  )?.def ?? '';

/** Own seeds as the page should list them: by mission, each with its place. */
const seedsOf = (view: View): readonly (readonly string[])[] =>
  view.spaceline
    .filter(({ known }) => known.length > 0)
    .map(({ known }) => known.map(({ card, position }) => `${position + 1}.${titleOf(defIn(view, card))}`));

async function seedsOn(page: Page): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = [];
  for (const mission of await page.locator('[data-mission] > [data-card]').all()) {
    await mission.click({ button: 'right' });
    const stack = page.locator('[data-seeds]');
    if ((await stack.count()) > 0) {
      const head = stack.getByRole('button').first();
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      all.push(await stack.getByRole('listitem').allTextContents());
    }
    await page.keyboard.press('Escape');
  }
  return all;
}

/** Lays open the place where a ship is. */
const openPlaceOf = (page: Page, ship: RegExp): Promise<void> =>
  page.getByRole('list', { name: 'Spaceline' }).getByRole('button', { name: ship }).first().click({ button: 'right' });

const seenInHand = (page: Page): Locator => page.getByRole('button', { name: /^Seen in Quark's hand/ });

/** Titles that are listed where a count of hidden cards unfolds. */
async function handOn(page: Page): Promise<readonly string[]> {
  await seenInHand(page).click();
  const dialog = page.getByRole('dialog', { name: /^Seen in Quark's hand/ });
  const titles = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return titles;
}

async function expectAllOf(view: View, { page }: Visitor, isPhone: boolean): Promise<void> {
  const seeds = seedsOf(view);
  expect(seeds.flat()).toHaveLength(3);
  expect(await seedsOn(page)).toEqual(seeds);
  await openPlaceOf(page, /I\.K\.C\. Bortas/);
  const ship = page.getByLabel(/^Seen with I\.K\.C\. Bortas/);
  expect((await ship.getByRole('button').allTextContents()).toSorted()).toEqual(['Gowron', 'Kurn']);
  await page.keyboard.press('Escape');
  const hand = view.remembered.filter(({ lies }) => 'in' in lies && lies.in === 'hand' && lies.of === 1);
  expect(hand.length).toBeGreaterThan(0);
  if (isPhone) await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Piles' }).click();
  const listed = await handOn(page);
  expect(listed).toHaveLength(hand.length);
  for (const { def } of hand) expect(listed.some((words) => words.startsWith(titleOf(def)))).toBe(true);
  if (isPhone) await page.getByRole('button', { name: 'Close the drawer' }).click();
}

describe.each([
  ['on a desktop', 'rememberdesktop', desktop],
  ['on a phone', 'knownphone', phone],
] as const)('%s', (_where, match, screen) => {
  test('B-8.5 own seeds and what was seen are drawn, and are there after a reload', { timeout: 120_000 }, async () => {
    const pair = await arrangeSeen(seats.storage, seats.address, match);
    const { view } = pair.persons[0];
    const others = pair.persons[1].view;
    await pair.leave();
    const kira = await seats.sit(pair.match, pair.persons[0].token, screen);
    const { page } = kira;
    await expectAllOf(view, kira, screen === phone);
    await kira.expectNoOverflow();

    await page.reload();
    await page.getByRole('region', { name: 'Your decision' }).waitFor();
    await expectAllOf(view, kira, screen === phone);

    // A card that was seen can be read, with where it was seen.
    await openPlaceOf(page, /I\.K\.C\. Bortas/);
    await page
      .getByLabel(/^Seen with/)
      .getByRole('button', { name: /^Gowron/ })
      .click();
    await page
      .getByRole('article', { name: 'Gowron' })
      .getByText(/you have seen it: with I\.K\.C\. Bortas/)
      .waitFor();

    // Nobody else is shown any of it: Quark has his own seeds, a spectator has none.
    const quark = await seats.sit(pair.match, pair.persons[1].token, desktop);
    const watcher = await seats.sit(pair.match, undefined, desktop);
    expect(await seedsOn(quark.page)).toEqual(seedsOf(others));
    expect(await seedsOn(watcher.page)).toEqual([]);
    for (const visitor of [quark, watcher]) {
      await openPlaceOf(visitor.page, /I\.K\.C\. Bortas/);
      expect(await seenInHand(visitor.page).count()).toBe(0);
      expect(await visitor.page.getByLabel(/^Seen with/).count()).toBe(0);
    }
    for (const visitor of [kira, quark, watcher]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  });
});
