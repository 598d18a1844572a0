import { allCards } from '@spaceline/cards';
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pair } from '../storage/pair.ts';
import { arrangeLooking } from './looking-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { type Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const asked = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const shown = (page: Page) => page.getByRole('list', { name: 'Cards shown' }).getByRole('listitem');
const inOrder = (page: Page) => page.getByRole('listbox', { name: 'Cards in order' }).getByRole('option');

const titleOf = (def: string): string => allCards.find(({ id }) => id === def)?.title ?? def;
/** What the other player holds, in the order in which a look shows it. */
function handOfOther({ persons: [, { view }] }: Pair): readonly string[] {
  const held = view.players[1].piles.hand.toSorted((a, b) => a - b);
  return held.map((card) => titleOf(view.cards.find(({ id }) => id === card)!.def));
}
/** Titles of a list of cards: the first line of each row, without its number. */
const titles = async (rows: ReturnType<typeof shown>): Promise<readonly string[]> =>
  rows.locator('.font-medium').allTextContents();

async function play({ page }: Visitor, title: string): Promise<void> {
  await asked(page).locator('[data-option="play"]').filter({ hasText: title }).first().click();
}

describe.each([
  ['on a desktop', 'lookingdesktop', desktop],
  ['on a phone', 'lookphone', phone],
] as const)('%s', (_where, match, screen) => {
  test('a deck is put in order, and hand and deck are looked at', { timeout: 120_000 }, async () => {
    const pair = await arrangeLooking(seats.storage, seats.address, match);
    const hand = handOfOther(pair);
    await pair.leave();
    const kira = await seats.sit(pair.match, pair.persons[0].token, screen);
    const quark = await seats.sit(pair.match, pair.persons[1].token, desktop);
    const watcher = await seats.sit(pair.match, undefined, desktop);
    const { page } = kira;

    // P127 Life-form Scan: every card of the hand, to be read, and to nobody else.
    await play(kira, 'Life-form Scan');
    await expect.poll(() => titles(shown(page))).toEqual(hand);
    await kira.expectNoOverflow();
    await shown(page).first().getByRole('button').click();
    await page.getByRole('article', { name: hand[0]! }).waitFor();
    for (const other of [quark, watcher]) expect(await shown(other.page).count()).toBe(0);
    await asked(page).getByRole('button', { name: 'Continue' }).click();
    await shown(page).first().waitFor({ state: 'detached' });

    // P5 Thought Maker: the last card to the top, the former first one under the next.
    await play(kira, 'Thought Maker');
    await inOrder(page).first().waitFor();
    const before = await titles(inOrder(page));
    expect(before).toHaveLength(17);
    expect(await asked(page).getByRole('button', { name: 'Leave the order' }).isVisible()).toBe(true);
    await inOrder(page).last().click();
    await asked(page)
      .getByRole('button', { name: /: top$/ })
      .click();
    await inOrder(page).nth(1).click();
    await asked(page)
      .getByRole('button', { name: /: down$/ })
      .click();
    const [first, second, ...rest] = before;
    const wanted = [rest.at(-1)!, second!, first!, ...rest.slice(0, -1)];
    expect(await titles(inOrder(page))).toEqual(wanted);
    await kira.expectNoOverflow();
    for (const button of await asked(page).locator('[data-mode] button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await asked(page).getByRole('button', { name: 'Confirm this order' }).click();
    await inOrder(page).first().waitFor({ state: 'detached' });

    // P123 Jaglom Shrek: the deck lies as it was put.
    await play(kira, 'Jaglom Shrek');
    await expect.poll(() => titles(shown(page))).toEqual(wanted);
    await asked(page).getByText('17 cards, the top one first').waitFor();
    await asked(page).getByRole('button', { name: 'Continue' }).click();
    await shown(page).first().waitFor({ state: 'detached' });
    for (const title of wanted)
      for (const other of [quark, watcher]) expect(await other.page.getByRole('log').getByText(title).count()).toBe(0);
    for (const visitor of [kira, quark, watcher]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  });
});

test('by keyboard alone a deck is put in order and looked at', { timeout: 120_000 }, async () => {
  const pair = await arrangeLooking(seats.storage, seats.address, 'lookingkeys');
  await pair.leave();
  const kira = await seats.sit(pair.match, pair.persons[0].token, desktop);
  const quark = await seats.sit(pair.match, pair.persons[1].token, desktop);
  const { page } = kira;
  const press = (...keys: readonly string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const playByNumber = async (title: string) => {
    await asked(page).locator('[data-option="play"]').filter({ hasText: title }).first().waitFor();
    const all = await asked(page).locator('[data-option]').allTextContents();
    await press(String(all.findIndex((words) => words.includes(title)) + 1));
  };

  await playByNumber('Thought Maker');
  await inOrder(page).first().waitFor();
  const before = await titles(inOrder(page));
  await press('o', 'End', 'Shift+Home', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp');
  const [first, second, ...rest] = before;
  const wanted = [rest.at(-1)!, second!, first!, ...rest.slice(0, -1)];
  expect(await titles(inOrder(page))).toEqual(wanted);
  await press('Enter');
  await inOrder(page).first().waitFor({ state: 'detached' });

  await playByNumber('Jaglom Shrek');
  await expect.poll(() => titles(shown(page))).toEqual(wanted);
  await press('o');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continue');
  await press('Enter');
  await shown(page).first().waitFor({ state: 'detached' });
  for (const visitor of [kira, quark]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
