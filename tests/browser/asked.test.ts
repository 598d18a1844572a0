// What is asked of whom, and how long they have: stops and clocks between two persons.
import { starterDecks } from '@spaceline/decks';
import { opponentOf } from '@spaceline/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import type { TwoSeats } from './two-seats.ts';
import { openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';
import type { Visitor } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(() => seats.close());

const everyone = async (visitors: readonly Visitor[]) => {
  for (const visitor of visitors) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
};

/** Everybody draws The Juggler, which can be played at any time. */
const juggling = (deck: (typeof starterDecks)[number]['deck']) => ({
  ...deck,
  draw: deck.draw.map((card, at) => (at % 2 === 0 ? 'the-juggler' : card)),
});

/** Two whose decks are half of cards that can be played at any time, at the first orders of one of them. */
async function jugglers(match: string) {
  const decks = [juggling(starterDecks[0].deck), juggling(starterDecks[1].deck)] as const;
  const pair = await seatTwo(seats.storage, match, { decks, assisted: false });
  await pair.join(seats.address);
  await pair.playToFirstTurn();
  await pair.playUntil(() =>
    pair.persons.some(({ asked, view }) => asked?.kind === 'action' && view.active === asked.player),
  );
  const { active } = pair.persons[0].view;
  await pair.leave();
  return { pair, active };
}

test('a card that can be played at any time is asked about once in a turn, or never', { timeout: 90_000 }, async () => {
  const { pair, active } = await jugglers('stops1');
  const waiting = await seats.sit(pair.match, pair.persons[opponentOf(active)].token, desktop);
  const playing = await seats.sit(pair.match, pair.persons[active].token, phone);
  const turn = (visitor: Visitor) => visitor.page.locator('[data-moment]').first().textContent();
  const before = await turn(playing);
  let asked = 0;
  // The one whose turn it is passes through it; the other passes when asked.
  for (let n = 0; n < 30 && (await turn(playing))?.slice(0, 8) === before?.slice(0, 8); n += 1) {
    const mine = playing.page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
    const theirs = waiting.page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
    await Promise.race([mine.waitFor(), theirs.waitFor()]);
    if (await theirs.isVisible()) {
      // The turn may be over meanwhile, and it is one's own.
      if ((await waiting.page.getByRole('heading', { name: /turn: act or pass/ }).count()) === 0) break;
      asked += 1;
      await waiting.page.getByRole('button', { name: /Do not ask about The Juggler/ }).click();
      // Where nothing has the focus, Space lets it happen.
      await waiting.page.locator(':focus').blur();
      await waiting.page.keyboard.press('Space');
      await theirs.waitFor({ state: 'detached' });
    } else await playing.pass().catch(() => undefined);
  }
  expect(asked).toBe(1);
  const kept = await waiting.page.evaluate(() => localStorage.getItem('spaceline.stops'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ cards: { 'the-juggler': 'never' } });
  await waiting.page.getByLabel('Menu').click();
  await waiting.page.getByRole('button', { name: 'When am I asked? …' }).click();
  const dialog = waiting.page.getByRole('dialog', { name: 'When am I asked?' });
  expect(await dialog.getByLabel('The Juggler').inputValue()).toBe('never');
  await dialog.getByLabel('when I can respond to something').selectOption('never');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await waiting.page.reload();
  const again = await waiting.page.evaluate(() => localStorage.getItem('spaceline.stops'));
  expect(JSON.parse(again ?? '{}')).toMatchObject({ moments: { response: 'never', 'their turn': 'once' } });
  await everyone([waiting, playing]);
});

test(
  'what is held can be asked about before it could ever answer, and be left alone for a turn',
  { timeout: 90_000 },
  async () => {
    const { pair, active } = await jugglers('stops2');
    const waiting = await seats.sit(pair.match, pair.persons[opponentOf(active)].token, phone);
    const playing = await seats.sit(pair.match, pair.persons[active].token, desktop);
    const { page } = waiting;
    const theirs = page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
    const dialog = page.getByRole('dialog', { name: 'When am I asked?' });
    const openDialog = async () => {
      await page.getByLabel('Menu').click();
      await page.getByRole('button', { name: 'When am I asked? …' }).click();
    };
    await openDialog();
    for (const moment of ['respond to something', 'before something goes on', 'in my opponent’s turn'])
      await dialog.getByLabel(moment).selectOption('never');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('Escape');
    await theirs.waitFor({ state: 'detached' });
    // Nothing is asked any more, and yet the card is there to be spoken of: with the keyboard, and in a thumb's reach.
    await openDialog();
    const juggler = dialog.getByLabel('The Juggler');
    expect(await juggler.inputValue()).toBe('as above');
    expect((await juggler.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await waiting.expectNoOverflow();
    await juggler.focus();
    await page.keyboard.press('ArrowDown');
    expect(await juggler.inputValue()).toBe('always');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const turn = () => playing.page.locator('[data-moment]').first().textContent();
    const before = await turn();
    const mine = playing.page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
    let asked = 0;
    for (let n = 0; n < 30 && (await turn())?.slice(0, 8) === before?.slice(0, 8); n += 1) {
      await Promise.race([mine.waitFor(), theirs.waitFor()]);
      if (await theirs.isVisible()) {
        if ((await page.getByRole('heading', { name: /turn: act or pass/ }).count()) === 0) break;
        asked += 1;
        const button = page.getByRole('button', { name: 'The Juggler: not in this turn' });
        await button.click();
        expect(await button.getAttribute('aria-pressed')).toBe('true');
        await waiting.pass();
        await theirs.waitFor({ state: 'detached' });
      } else await playing.pass().catch(() => undefined);
    }
    // Every time was said, and once it was asked: then not in this turn. The next turn knows nothing of it.
    expect(asked).toBe(1);
    const kept = await page.evaluate(() => localStorage.getItem('spaceline.stops'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ cards: { 'the-juggler': 'always' } });
    await everyone([waiting, playing]);
  },
);

test('a pass on its way is held until one answers or lets go', { timeout: 90_000 }, async () => {
  const { pair, active } = await jugglers('stops3');
  const waiting = await seats.sit(pair.match, pair.persons[opponentOf(active)].token, phone);
  const playing = await seats.sit(pair.match, pair.persons[active].token, desktop);
  const { page } = waiting;
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'When am I asked? …' }).click();
  const dialog = page.getByRole('dialog', { name: 'When am I asked?' });
  for (const moment of ['respond to something', 'before something goes on', 'in my opponent’s turn'])
    await dialog.getByLabel(moment).selectOption('never');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
  const mine = playing.page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
  const theirs = page.locator('section[data-decision]:not([aria-busy="true"]) [data-pass]');
  const hold = page.getByRole('button', { name: /^Hold/ });
  // Nothing is asked, and yet the pass is seen before it is made.
  for (let n = 0; n < 10 && !(await hold.isVisible()); n += 1) {
    await Promise.race([mine.waitFor(), hold.waitFor()]);
    if (await mine.isVisible()) await playing.pass();
    await hold.waitFor({ timeout: 500 }).catch(() => undefined);
  }
  await hold.click();
  await theirs.waitFor();
  expect(await hold.getAttribute('aria-pressed')).toBe('true');
  await waiting.expectNoOverflow();
  const question = () => page.evaluate(() => document.querySelector('section[data-decision]')?.outerHTML.slice(0, 200));
  const held = await question();
  // Longer than any pass takes.
  await page.waitForTimeout(5_000);
  expect(await question()).toBe(held);
  await page.keyboard.press('x');
  await expect.poll(question).not.toBe(held);
  await everyone([waiting, playing]);
});

test('the clocks run beside the names, and whoever has no time left has lost', { timeout: 60_000 }, async () => {
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const clock = { kind: 'game', minutes: 0.15, increment: 0 } as const;
  const pair = await seatTwo(seats.storage, 'clock2', { decks, assisted: false, clock });
  const first = await seats.sit(pair.match, pair.persons[0].token, desktop);
  const second = await seats.sit(pair.match, pair.persons[1].token, phone);
  const running = first.page.locator('[data-thinking][data-runs="true"]:visible');
  await running.first().waitFor();
  expect(await running.first().textContent()).toMatch(/^\d/);
  expect(await second.page.locator('[data-thinking]').count()).toBeGreaterThan(0);
  await second.expectNoOverflow();
  // On a phone, too, each clock is seen whole: nothing cuts it off, and nothing lies over it.
  const hidden = await second.page.locator('[data-thinking]:visible').evaluateAll(
    (clocks) =>
      clocks.filter((clock) => {
        const { left, right, top, bottom } = clock.getBoundingClientRect();
        const y = (top + bottom) / 2;
        return [left + 3, right - 3].some((x) => {
          const [over] = document.elementsFromPoint(x, y);
          return x < 0 || x > innerWidth || !over?.closest('.small-seat, [data-thinking]');
        });
      }).length,
  );
  expect(hidden).toBe(0);
  for (const { page } of [first, second]) await page.locator('dialog[data-result][open]').waitFor({ timeout: 40_000 });
  const words = await Promise.all([first, second].map(({ page }) => page.locator('dialog[data-result]').textContent()));
  expect(words.join()).toMatch(/because the other player had no time left/i);
  await everyone([first, second]);
});
