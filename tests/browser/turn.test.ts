// A whole turn, report, board, undock, fly, beam, attempt and end, in eight actions at most: by carrying things on a
// desktop, by touching on a phone.
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsOf, countActions } from './actions.ts';
import { answered, decisionOf, drag } from './dragging.ts';
import { pinch } from './fingers.ts';
import { arrangeTurn, planets } from './turn-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { type Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

interface Turn {
  readonly kira: Visitor;
  readonly page: Page;
  readonly ship: number;
  readonly outpost: number;
  readonly planets: readonly number[];
  /** Does something that answers a question, and waits for the next one. */
  act(deed: () => Promise<void>): Promise<void>;
  end(): Promise<void>;
}

async function beginTurn(match: string, size: BrowserContextOptions): Promise<Turn> {
  const pair = await arrangeTurn(seats.storage, seats.address, match);
  const card = (def: string): number => pair.persons[0].view.cards.find((one) => one.def === def)!.id;
  const worlds = [...planets.mine, ...planets.theirs].map(card);
  const [ship, outpost] = [card('uss-miranda'), card('federation-outpost')];
  await pair.leave();
  // Whoever sits opposite passes by himself where he can do nothing else.
  const quark = await seats.sit(pair.match, pair.persons[1].token, desktop);
  const kira = await seats.sit(pair.match, pair.persons[0].token, size);
  const { page } = kira;
  await countActions(page);
  return {
    kira,
    page,
    ship,
    outpost,
    planets: worlds,
    async act(deed) {
      const before = await decisionOf(page);
      await deed();
      await answered(page, before);
    },
    async end() {
      // Their turn: the whole of one's own was played.
      await page.locator('[data-moment]', { hasText: /Quark/ }).waitFor();
      const actions = await actionsOf(page);
      expect(actions).toBeGreaterThanOrEqual(5);
      expect(actions).toBeLessThanOrEqual(8);
      for (const visitor of [kira, quark]) {
        visitor.expectNoFaults();
        await visitor.leave();
      }
    },
  };
}

const isOnline = (page: Page) => page.locator('section[data-decision]:not([aria-busy="true"])').waitFor();

test('a whole turn takes eight actions at most with a mouse', { timeout: 120_000 }, async () => {
  const turn = await beginTurn('wholeturn', desktop);
  const { page, kira } = turn;
  const ship = `[data-side="mine"] [data-card="${turn.ship}"]`;
  const outpost = `[data-side="mine"] [data-card="${turn.outpost}"]`;

  await turn.act(() => drag(page, '[aria-label="Your hand"] [data-light]', outpost));
  if (/card play/.test((await kira.controls()).phase)) await turn.act(() => kira.pass());
  // The people of a place go with all who can.
  await turn.act(() => drag(page, `${outpost}[data-light]`, `${ship}[data-light="target"]`));
  expect(await page.locator(ship).getByRole('img').first().getAttribute('aria-label')).toMatch(/, staffed,.* 5 aboard/);

  // Undocked, it flies by itself; each place in reach says what is left there.
  const { x, y } = (await page.locator(ship).boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await page.locator('.reach').first().waitFor();
  const reachable = await page
    .locator('[data-mission]:has(.reach)')
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['mission'])));
  const planet = turn.planets.find((one) => reachable.includes(one))!;
  const world = `[data-mission="${planet}"] > [data-card]`;
  const there = (await page.locator(world).boundingBox())!;
  await turn.act(async () => {
    await page.mouse.move(there.x + Math.min(there.width / 2, 60), there.y + Math.min(there.height / 2, 40), {
      steps: 6,
    });
    await page.locator('.drop-on').waitFor();
    await page.mouse.up();
    await page.locator(`#location-${planet} ${ship}`).waitFor();
  });
  await turn.act(() => drag(page, `${ship}[data-light]`, `${world}[data-light="target"]`));
  const attempt = page.locator('[data-option="attempt"]');
  // What the team meets or lacks stands on the button.
  expect(await attempt.locator('.answer-note').first().textContent()).not.toBe('');
  await turn.act(() => attempt.first().click());
  await isOnline(page);
  await kira.pass();
  await turn.end();
});

test('and with touches on a phone', { timeout: 120_000 }, async () => {
  const turn = await beginTurn('wholetouch', phone);
  const { page, kira } = turn;
  /** Touches an answer; behind a card, if there are too many to list. */
  const touch = async (what: string, behind: number): Promise<void> => {
    await page.locator(`${what}, [data-group="${behind}"]`).first().waitFor();
    if ((await page.locator(what).count()) === 0) await page.locator(`[data-group="${behind}"]`).tap();
    await page.locator(what).first().tap();
  };
  await turn.act(() => touch('[data-option="report"]', -1));
  if (/card play/.test((await kira.controls()).phase)) await turn.act(() => kira.pass());
  await turn.act(() => touch(`[aria-label*="to U.S.S. Miranda: all who can"]`, turn.outpost));
  await turn.act(async () => {
    // A ship that is touched offers every place it reaches; docked, it undocks by itself.
    await page.locator(`[data-side="mine"] [data-card="${turn.ship}"]`).tap();
    await page
      .locator(turn.planets.map((one) => `[data-option="fly"][data-place="${one}"]`).join())
      .first()
      .tap();
    await page.locator(`[data-side="mine"] [data-card="${turn.ship}"]:not(.obj-docked)`).waitFor();
  });
  await turn.act(() => touch('[aria-label^="Beam from U.S.S. Miranda"][aria-label$=": all who can"]', turn.ship));
  await turn.act(() => touch('[data-option="attempt"]', -1));
  await isOnline(page);
  await kira.pass();
  await turn.end();
});

test('two fingers draw the chart nearer where they are, and fingers put a crew together', async () => {
  const turn = await beginTurn('twofingers', phone);
  const { page, kira } = turn;
  const asked = page.getByRole('region', { name: 'Your decision' });
  await turn.act(() => asked.locator('[data-option="report"]').first().tap());
  if (/card play/.test((await kira.controls()).phase)) await turn.act(() => kira.pass());
  const ship = page.locator(`[data-side="mine"] [data-card="${turn.ship}"]`);
  const world = page.locator('[id^="location-"]', { has: ship }).locator('.world');
  const middle = async (): Promise<number> => {
    const { y, height } = (await world.boundingBox())!;
    return y + height / 2;
  };

  // The first finger lies on a ship that could be carried, and stays long enough to read it.
  const before = { asked: await decisionOf(page), at: await middle() };
  const between = await pinch(page, ship, 2.5);
  expect(await middle()).toBeCloseTo(between + (before.at - between) * 2.5, -1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(await page.locator('.ghost, .drawer, [data-light="focus"]').count()).toBe(0);
  expect(await decisionOf(page)).toBe(before.asked);
  await page.getByRole('button', { name: 'Show the whole line' }).tap();
  await expect.poll(middle).toBeCloseTo(before.at, -1);

  const aboard = '[aria-label*="to U.S.S. Miranda: all who can"]';
  await page.locator(`${aboard}, [data-group="${turn.outpost}"]`).first().waitFor();
  if ((await page.locator(aboard).count()) === 0) await page.locator(`[data-group="${turn.outpost}"]`).tap();
  await asked
    .locator('[data-options] > div', { has: page.locator(aboard) })
    .locator('[data-option]')
    .tap();
  await asked.locator('label', { hasText: 'Jean-Luc Picard' }).tap();
  // Others are touched where they are, one after another.
  await page.locator(`[data-side="mine"] [data-card="${turn.outpost}"]`).tap();
  for (const name of ['Worf', 'Data', 'Worf']) await page.locator('.drawer').getByRole('button', { name }).tap();
  await turn.act(() => asked.getByRole('button', { name: 'Confirm (2)' }).tap());
  // Taurik was there already.
  await expect.poll(() => ship.getByRole('img').first().getAttribute('aria-label')).toMatch(/ 3 aboard/);
  kira.expectNoFaults();
  await kira.leave();
});
