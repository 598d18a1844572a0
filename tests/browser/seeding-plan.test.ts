import { starterDecks } from '@spaceline/decks';
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Pair, seatTwo } from '../storage/pair.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

/** Two persons at a tournament game, both asked to build their stacks under the missions. */
async function bothSeeding(match: string): Promise<Pair> {
  const [one, two] = ['starfleet-command', 'klingon-high-council'].map(
    (title) => starterDecks.find(({ id }) => id === title)!.deck,
  );
  const pair = await seatTwo(seats.storage, match, { format: 'otf', decks: [one!, two!], assisted: false });
  await pair.join(seats.address);
  await pair.playUntil(({ persons }) =>
    persons.every(({ asked, view }) => asked?.kind === 'seed stacks' && view.phase === 'dilemmas'),
  );
  return pair;
}

/** What the page says to the server of the player's choices. */
function choicesOf(page: Page): string[] {
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('"t":"choose"')) said.push(String(payload));
    }),
  );
  return said;
}

const keptPlan = (page: Page) => page.evaluate(() => localStorage.getItem('spaceline.plans'));
const stacksTab = (page: Page, count: number) => page.getByRole('tab', { name: `Stacks · ${count}` });

/** The stacks as the panel lists them: each with its place, the first card first. */
const listed = (page: Page) =>
  page.locator('[data-stacks] section').evaluateAll((stacks) =>
    stacks.map((stack) => ({
      place: stack.ariaLabel?.replace('Stack: ', ''),
      cards: [...stack.querySelectorAll('li button:first-of-type')].map(({ textContent }) => textContent),
    })),
  );

/** Puts the last card that is left, a dilemma, under the mission at that place of its list. */
async function putUnder(page: Page, at: number): Promise<void> {
  await page.locator('[data-stacks] [data-group]').last().click();
  await page.locator('[data-stacks] [data-option]').nth(at).click();
}

test(
  'stacks survive a reload and the other player being ready first, and are seeded',
  { timeout: 90_000 },
  async () => {
    const pair = await bothSeeding('survives');
    const [kira, quark] = pair.persons;
    const visitor = await seats.sit(pair.match, kira.token, desktop);
    const { page } = visitor;
    const said = choicesOf(page);
    const { decision } = await visitor.controls();
    for (const at of [0, 0, 0, 1]) await putUnder(page, at);
    await stacksTab(page, 4).click();
    await page
      .getByRole('button', { name: / later$/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    const planned = await listed(page);
    const sizes = planned.map(({ cards }) => cards.length).toSorted((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(1);

    await page.reload();
    await stacksTab(page, 4).click();
    expect(await listed(page)).toEqual(planned);
    expect((await visitor.controls()).decision).toBe(decision);

    // The other player is ready while a card is in hand here.
    await page.getByRole('tab', { name: /^To place/ }).click();
    await page.locator('[data-stacks] [data-group]').first().click();
    const goesWhere = page.getByText('goes where?');
    await goesWhere.waitFor();
    expect(await pair.choose(quark.bot(quark.view, quark.asked!))).toBeUndefined();
    await page
      .getByLabel('Log', { exact: true })
      .getByText('Quark had the stacks ready.')
      .waitFor({ state: 'attached' });
    expect(await goesWhere.isVisible()).toBe(true);
    expect((await visitor.controls()).decision).toBe(decision);
    await page.keyboard.press('Escape');
    await stacksTab(page, 4).click();
    expect(await listed(page)).toEqual(planned);
    expect(said).toEqual([]);

    await page.getByRole('button', { name: 'Seed these 4 cards' }).click();
    kira.take(await kira.socket().next('update'));
    const seeded = kira.view.spaceline.map(({ seedsBy }) => seedsBy[kira.player]).filter((count) => count > 0);
    expect(seeded.toSorted((a, b) => a - b)).toEqual(sizes);
    await expect.poll(async () => (await visitor.controls()).decision).not.toBe(decision);
    expect(await keptPlan(page)).toBeNull();
    expect(said).toHaveLength(1);
    const told = await page.getByRole('log').locator('li').allTextContents();
    for (const { place: mission, cards } of planned)
      expect(told.filter((line) => line.endsWith(` under ${mission}.`))).toEqual(
        cards.map((card) => `You seeded ${card} under ${mission}.`),
      );
    visitor.expectNoFaults();
    await visitor.leave();
    await pair.leave();
  },
);

test('a browser that keeps garbage, or nothing, still seeds', { timeout: 90_000 }, async () => {
  const pair = await bothSeeding('garbage');
  const visitor = await seats.sit(pair.match, pair.persons[0].token, phone);
  const { page } = visitor;
  await visitor.controls();
  await page.evaluate(() => localStorage.setItem('spaceline.plans', '[{"match":"garbage","decision":'));
  await page.reload();
  await stacksTab(page, 0).waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
  });
  for (const at of [0, 1]) await putUnder(page, at);
  await stacksTab(page, 2).click();
  await visitor.expectNoOverflow();
  await page.getByRole('button', { name: 'Seed these 2 cards' }).click();
  await page.getByText('Your stacks are ready. Waiting for Quark').waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
  await pair.leave();
});
