import { locationId } from '@spaceline/engine';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BattleTable, arrangeBattle } from './battle-table.ts';
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
const boxOf = (page: Page) => page.locator('div:has(> ul[aria-label="Spaceline"])');
/** How far one has gone along the line, whether it lies or stands. */
const scrolled = (page: Page) =>
  boxOf(page).evaluate(({ scrollLeft, scrollTop }) => Math.round(scrollLeft + scrollTop));

/** Whether the world of a place can be seen. */
const isSeen = (page: Page, place: number) =>
  page.locator(`[data-mission="${place}"] .world`).evaluate((world) => {
    const box = world.closest('ul')!.parentElement!.getBoundingClientRect();
    const { left, right, top, bottom } = world.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });

const goTo = (page: Page, end: 'first' | 'last') =>
  boxOf(page).evaluate((box, which) => {
    const far = which === 'first' ? 0 : 10_000;
    box.scrollTo({ left: far, top: far, behavior: 'instant' });
  }, end);

/** Draws the chart so near that the place cannot be seen from the other end of the line, and goes there, not by hand. */
async function lookAway(page: Page, place: number): Promise<number> {
  await expect.poll(() => isSeen(page, place)).toBe(true);
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('+');
  await goTo(page, 'first');
  if (await isSeen(page, place)) await goTo(page, 'last');
  await expect.poll(() => isSeen(page, place)).toBe(false);
  return scrolled(page);
}

/** The Klingon ships attack: the other player is asked whether to fire back. */
async function attack({ kira: { page }, table }: Watched): Promise<void> {
  await page
    .locator(`[data-card="${table.card('uss-miranda')}"]`)
    .first()
    .click();
  await asked(page).locator('[data-option="battle"]').click();
  await asked(page).getByRole('button', { name: 'All', exact: true }).click();
  await asked(page).getByRole('button', { name: 'Confirm (2)' }).click();
}

interface Watched {
  readonly table: BattleTable;
  readonly kira: Visitor;
  readonly quark: Visitor;
  readonly place: number;
}

async function watch(match: string, screen: BrowserContextOptions): Promise<Watched> {
  const table = await arrangeBattle(seats.storage, seats.address, match);
  const [first, second] = table.pair.persons;
  await table.pair.leave();
  const kira = await seats.sit(table.pair.match, first.token, desktop);
  const quark = await seats.sit(table.pair.match, second.token, screen);
  await kira.pass();
  await asked(kira.page)
    .getByRole('heading', { name: /Give your orders/ })
    .waitFor();
  return { table, kira, quark, place: table.place };
}

async function leave({ kira, quark }: Pick<Watched, 'kira' | 'quark'>): Promise<void> {
  await quark.expectNoOverflow();
  for (const visitor of [kira, quark]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
}

test.each([
  ['a desktop', 'sightdesk', desktop],
  ['a phone', 'meeting', phone],
] as const)('on %s the board goes to the battle one is asked about, and back', async (_screen, match, screen) => {
  const watched = await watch(match, screen);
  const { place, quark } = watched;
  const { page } = quark;
  await lookAway(page, place);
  await attack(watched);
  await page.getByRole('button', { name: 'Hold fire' }).waitFor();
  await expect.poll(() => isSeen(page, place)).toBe(true);

  await page.getByRole('button', { name: 'Back to where I was' }).click();
  await expect.poll(() => isSeen(page, place)).toBe(false);
  await page.getByRole('button', { name: 'To the battle at Excavation' }).click();
  await expect.poll(() => isSeen(page, place)).toBe(true);

  // B-20.24: fire need not be returned.
  await page.getByRole('button', { name: 'Hold fire' }).click();
  const report = page.getByRole('region', { name: 'Battle report' });
  await report.waitFor();
  expect(await report.innerText()).toMatch(/Miranda was destroyed/);
  expect(await report.innerText()).not.toMatch(/Enterprise fired/);
  await leave(watched);
});

test('who watches an attempt on a phone is shown its place, and what came of it', async () => {
  const match = 'phoneattempt';
  const pair = await arrangeLooking(seats.storage, seats.address, match);
  const place = locationId(pair.persons[0].view.cards.find(({ def }) => def === 'first-contact')!.id);
  await pair.bring(0, 'taurik', { to: 'location', on: place });
  await pair.leave();
  const kira = await seats.sit(pair.match, pair.persons[0].token, desktop);
  const quark = await seats.sit(pair.match, pair.persons[1].token, phone);
  await lookAway(quark.page, place);
  await kira.page.locator(`[data-mission="${place}"] > [data-card]`).click();
  await asked(kira.page).locator('[data-option="attempt"]').click();
  for (const { page } of [kira, quark]) {
    await page
      .getByRole('region', { name: 'Attempt report' })
      .getByText(/ended \(the requirements are not met\)/)
      .waitFor();
    await expect.poll(() => isSeen(page, place)).toBe(true);
  }
  await leave({ kira, quark });
});

test('who scrolls by hand keeps the view, and is shown the way', async () => {
  const watched = await watch('sighthand', desktop);
  const { place, quark } = watched;
  const { page } = quark;
  // Time stands still, so that a slow machine does not make "just now" long ago.
  await page.clock.setFixedTime(Date.now());
  const before = await lookAway(page, place);
  await boxOf(page).hover({ position: { x: 5, y: 5 } });
  await page.mouse.wheel(before === 0 ? 40 : -40, 0);
  await expect.poll(() => scrolled(page)).not.toBe(before);
  const here = await scrolled(page);
  await attack(watched);
  const way = page.getByRole('button', { name: 'To the battle at Excavation' });
  await way.waitFor();
  expect(await isSeen(page, place)).toBe(false);
  expect(await scrolled(page)).toBe(here);
  await page.keyboard.press('g');
  await expect.poll(() => isSeen(page, place)).toBe(true);
  await leave(watched);
});

test('who wants little motion is taken there at once', async () => {
  const watched = await watch('watched', { ...phone, reducedMotion: 'reduce' });
  const { place, quark } = watched;
  const { page } = quark;
  const before = await lookAway(page, place);
  const scrolls = await boxOf(page).evaluateHandle((box) => {
    const seen: number[] = [];
    box.addEventListener('scroll', () => seen.push(Math.round(box.scrollLeft + box.scrollTop)));
    return seen;
  });
  await attack(watched);
  await expect.poll(() => isSeen(page, place)).toBe(true);
  const stops = new Set((await scrolls.jsonValue()).filter((stop) => stop !== before));
  // One for the room that the question takes from the line, and one for the way: no glide.
  expect(stops.size).toBeLessThanOrEqual(2);
  await leave(watched);
});
