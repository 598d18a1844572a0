// Orders of a turn by carrying things: report, board, undock and fly.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, decisionOf, drag } from './dragging.ts';
import { arrangeTurn } from './turn-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { desktop } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const asked = (page: Page) => page.getByRole('region', { name: 'Your decision' });

test('report, board, undock and fly take four actions at most', { timeout: 120_000 }, async () => {
  const match = 'wholeturn';
  const pair = await arrangeTurn(seats.storage, seats.address, match);
  const card = (def: string): number => pair.persons[0].view.cards.find((one) => one.def === def)!.id;
  const ship = `[data-side="mine"] [data-card="${card('uss-miranda')}"]`;
  const outpost = `[data-side="mine"] [data-card="${card('federation-outpost')}"]`;
  const planets = ['excavation', 'first-contact', 'restore-errant-moon', 'evaluate-terraforming'].map(card);
  await pair.leave();
  // Whoever sits opposite passes by himself where he can do nothing else.
  const quark = await seats.sit(match, pair.persons[1].token, desktop);
  const kira = await seats.sit(match, pair.persons[0].token, desktop);
  const { page } = kira;
  let actions = 0;
  const act = async (deed: () => Promise<void>): Promise<void> => {
    const before = await decisionOf(page);
    await deed();
    actions += 1;
    await answered(page, before);
  };

  await act(() => drag(page, '[aria-label="Your hand"] [data-light]', outpost));
  await asked(page)
    .getByRole('heading', { name: /Play a card|Give your orders/ })
    .waitFor();
  if (/card play/.test((await kira.controls()).phase)) await act(() => kira.pass());
  // The people of a place go with all who can.
  await act(() => drag(page, `${outpost}[data-light]`, `${ship}[data-light="target"]`));
  expect(await page.locator(ship).getByRole('img').first().getAttribute('aria-label')).toMatch(/, staffed,.* 5 aboard/);

  // Undocked, it flies by itself; each place in reach says what is left there.
  const { x, y } = (await page.locator(ship).boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await page.locator('.reach').first().waitFor();
  const reachable = await page
    .locator('[data-mission]:has([data-light="target"])')
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['mission'])));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const planet = planets.find((one) => reachable.includes(one))!;
  const world = `[data-mission="${planet}"] > [data-card]`;
  await act(async () => {
    await drag(page, `${ship}[data-light]`, `${world}[data-light="target"]`);
    await page.locator(`#location-${planet} ${ship}`).waitFor();
  });
  expect(actions).toBeLessThanOrEqual(4);
  for (const visitor of [kira, quark]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
