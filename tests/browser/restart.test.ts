import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

interface SavedGame {
  readonly match: string;
  readonly token: string;
}

test('a game goes on after the server was killed, with the answer given meanwhile', { timeout: 120_000 }, async () => {
  const visitor = await Visitor.open(house.browser, house.address, 21);
  const { page } = visitor;
  await visitor.playNow();
  await visitor.playUntil(() => visitor.phases.has('Your turn · orders'));
  while (!(await visitor.controls()).canPass) await visitor.answer();
  const { decision } = await visitor.controls();

  await house.kill();
  const banner = page.getByText('Connection lost');
  await banner.waitFor();
  await visitor.expectNoOverflow();
  // Nobody hears this; it must be said again.
  await page.keyboard.press('p');
  expect(await page.locator('section[data-decision]').getAttribute('aria-busy')).toBe('true');

  await house.restart();
  await banner.waitFor({ state: 'detached' });
  await page.waitForFunction((old) => {
    const section = document.querySelector<HTMLElement>('section[aria-label="Your decision"]');
    return section?.ariaBusy !== 'true' && section?.dataset['decision'] !== old;
  }, String(decision));
  const answered = visitor.answers;
  await visitor.playUntil(() => visitor.answers >= answered + 10);
  await visitor.controls();

  // The log on the page is the log of the match: nothing missing, nothing twice.
  await page.getByRole('button', { name: 'Show the whole log' }).click();
  await page.getByLabel('show every step').check();
  const saved = await page.evaluate(() => localStorage.getItem('spaceline.games') ?? '[]');
  const [{ match, token }] = JSON.parse(saved) as [SavedGame];
  const state = await fetch(`${house.address}/api/matches/${match}/state`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { events } = (await state.json()) as { readonly events: readonly unknown[] };
  expect(events.length).toBeGreaterThan(50);
  expect(await page.locator('[role="log"] li').count()).toBe(Math.min(events.length, 250));
  visitor.expectNoFaults();
  await visitor.leave();
});
