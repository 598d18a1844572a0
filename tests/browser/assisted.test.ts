import { type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistedDeck, writtenDeck } from './assisted-deck.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

async function paste(page: Page, list: string): Promise<void> {
  await page.getByText('Play your own deck list').click();
  await page.getByRole('textbox', { name: 'Deck list' }).fill(list);
}

/** From a pasted list to the visitor's first turn. */
async function sitDown(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await paste(page, assistedDeck);
  await page.getByRole('button', { name: 'Open as an assisted table' }).click();
  const answers = page.locator('[data-options] button');
  for (;;) {
    const { phase } = await visitor.controls();
    if (/Your turn · card play/.test(phase)) return;
    if (/Seeding: (missions|facilities)/.test(phase)) await answers.first().click();
    else if (/Seeding/.test(phase)) await visitor.pass();
    else await visitor.answer();
    await page.waitForFunction(() => document.querySelector('section[data-decision]:not([aria-busy="true"])'));
  }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const correct = (page: Page) => page.getByRole('button', { name: 'Correct the table', exact: true }).click();
const choose = (page: Page, fix: string) => panel(page).locator(`[data-option="${fix}"]`).click();

/** Proposes what was put together; the computer agrees. */
async function propose(page: Page, said: RegExp): Promise<void> {
  await panel(page).getByText(said).waitFor();
  await page.locator('[data-propose]').click();
  await page.locator('[data-propose]').waitFor({ state: 'detached' });
  await panel(page)
    .getByText(/^You corrected the table by agreement/)
    .waitFor();
}

async function fetchCard(page: Page, title: string, where = "Into its owner's hand"): Promise<void> {
  await correct(page);
  await choose(page, 'fetch');
  await panel(page).getByRole('button', { name: title }).first().click();
  await panel(page).getByRole('button', { name: where }).click();
  await propose(page, /take .* from the draw deck/);
}

/** What a card on the table is called. */
const called = (card: Locator): Promise<string | null> => card.getByRole('img').first().getAttribute('aria-label');

/** Buttons a finger would miss. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, summary, label')]
      .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
      .filter((each) => each.getBoundingClientRect().height < 40)
      .map((each) => `${each.textContent} (${each.getBoundingClientRect().height})`),
  );

/** Nothing that can be pressed lies beyond the edge of the screen. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header button, header summary, aside button')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
      .map((each) => each.ariaLabel ?? each.textContent),
  );

describe.each([
  ['a desktop', undefined],
  ['a phone', phone],
] as const)('A-1: an assisted table on %s', (_, options) => {
  const isPhone = options !== undefined;
  const check = async (visitor: Visitor) => {
    await visitor.expectNoOverflow();
    expect(await cutOff(visitor.page)).toEqual([]);
    if (isPhone) expect(await smallTargets(visitor.page)).toEqual([]);
  };

  test('titles of every common type are described, played and carried out', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 31, options);
    const { page } = visitor;
    await sitDown(visitor);
    expect(await page.getByRole('link', { name: 'Assisted table' }).getAttribute('href')).toBe('/rules#A-1');
    await check(visitor);

    // a ship is described; its face changes, and it is reported with its numbers.
    await fetchCard(page, 'U.S.S. Bellerophon');
    await correct(page);
    await choose(page, 'describe');
    await panel(page)
      .getByRole('button', { name: /^U\.S\.S\. Bellerophon/ })
      .click();
    await panel(page).getByLabel('Range', { exact: true }).fill('7');
    await panel(page).getByLabel('Shields', { exact: true }).fill('6');
    await panel(page).getByRole('button', { name: 'Staff icons: 1 more' }).click();
    await check(visitor);
    await propose(page, /describe U\.S\.S\. Bellerophon: .*range 7/);
    await panel(page)
      .getByRole('button', { name: /^1?Report U\.S\.S\. Bellerophon|Report U\.S\.S\. Bellerophon/ })
      .first()
      .click();
    const ship = page.locator('[data-side="mine"] [data-card]').filter({ hasText: 'U.S.S. Bellerophon' });
    await ship.waitFor();
    // Docked, it has half of the outpost's SHIELDS too.
    expect(await called(ship)).toContain('RANGE 7/7 · WEAPONS 0 · SHIELDS 21');
    expect(await called(ship)).toContain('not written: carried out by agreement');

    // The event takes a card play that is left: one more is agreed on.
    await fetchCard(page, "Captain's Log");
    await correct(page);
    await choose(page, 'card plays');
    await propose(page, /give you 1 more card play/);

    // the event waits to be carried out.
    await panel(page)
      .getByRole('button', { name: /Play Captain's Log/ })
      .first()
      .click();
    await page.locator('[data-by-hand]').waitFor();
    expect(await page.locator('[data-by-hand]').textContent()).toMatch(/Captain's Log.*Event.*not written.*A-3/s);
    await check(visitor);
    await page
      .locator('[data-by-hand]')
      .getByRole('button', { name: /Correct the table/ })
      .click();
    await ship.click();
    await check(visitor);
    await choose(page, 'stop');
    await propose(page, /stop U\.S\.S\. Bellerophon/);
    expect(await called(ship)).toContain('stopped');
    await page
      .locator('[data-by-hand]')
      .getByRole('button', { name: /carried out and discarded/ })
      .click();
    await page.locator('[data-by-hand]').waitFor({ state: 'detached' });
    if (isPhone) await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('log').getByText("The players agreed: Captain's Log is carried out and discarded.").waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('A-4: what cannot be proposed is explained with its clause', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 33, options);
    const { page } = visitor;
    await sitDown(visitor);
    await fetchCard(page, 'Gideon Seyetik', 'To Aid Clone Colony');
    await correct(page);
    await choose(page, 'describe');
    await panel(page)
      .getByRole('button', { name: /^Aid Clone Colony/ })
      .click();
    await panel(page).getByText('Space', { exact: true }).click();
    const notice = panel(page).getByRole('alert');
    expect(await notice.textContent()).toContain('there are cards on its surface');
    expect(await notice.getByRole('link', { name: 'A-4' }).first().getAttribute('href')).toBe('/rules#A-4');
    expect(await page.locator('[data-propose]').isDisabled()).toBe(true);
    await check(visitor);

    // By keyboard: out of the form, out of correcting, and in again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await panel(page).getByRole('heading', { name: 'Play a card, or pass to go on.' }).waitFor();
    await page.keyboard.press('c');
    await panel(page).getByRole('heading', { name: 'Correct the table' }).waitFor();
    await page.keyboard.press('1');
    await propose(page, /give 5 bonus points to you/);
    await page
      .getByRole('button', { name: /^Your score: 5 of/ })
      .first()
      .waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

describe('the start page judges a list', () => {
  test('without unwritten titles it says nothing of assisted tables', async () => {
    const visitor = await Visitor.open(house.browser, house.address, 1);
    const { page } = visitor;
    await paste(page, writtenDeck);
    await page.getByRole('button', { name: 'Play this deck' }).waitFor();
    expect(await page.getByText(/assisted/i).count()).toBe(0);
    await page.getByRole('button', { name: 'Play this deck' }).click();
    await visitor.controls();
    expect(await page.getByText(/assisted|correct/i).count()).toBe(0);
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('with unwritten titles it names them all; a list that is not legal is not offered', async () => {
    const visitor = await Visitor.open(house.browser, house.address, 1);
    const { page } = visitor;
    await paste(page, assistedDeck);
    const offer = page.getByRole('region', { name: 'Assisted table' });
    await offer.waitFor();
    expect(await offer.textContent()).toMatch(/16 titles.*no program.*both players agree.*A-1/s);
    for (const title of [
      'Aid Clone Colony',
      'U.S.S. Bellerophon',
      "Captain's Log",
      'Commandeer Ship',
      'Environmental Suit',
    ])
      expect(await offer.textContent()).toContain(title);
    await visitor.expectNoOverflow();

    await page.getByRole('textbox', { name: 'Deck list' }).fill(assistedDeck.replace('Warped Space\n', ''));
    await page.getByText('Not legal in Open').waitFor();
    expect(await page.getByRole('status').textContent()).toContain('B-7.2');
    expect(await offer.count()).toBe(0);
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('A-1 to A-5 stand on the rules page', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/rules#A-2`, 1);
  const { page } = visitor;
  const named = page.locator('[aria-current="true"]');
  expect(await named.textContent()).toContain('Corrections need consent');
  for (const id of ['A-1', 'A-3', 'A-3.1', 'A-4', 'A-5'])
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
  visitor.expectNoFaults();
  await visitor.leave();
});
