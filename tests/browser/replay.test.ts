// A finished game in the browser: scrubbed, from either side or open, played on, and as a picture.
import { starterDecks } from '@spaceline/decks';
import { concession } from '@spaceline/engine';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import type { TwoSeats } from './two-seats.ts';
import { openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';

let seats: TwoSeats;
let length: number;
beforeAll(async () => {
  seats = await openTwoSeats();
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const pair = await seatTwo(seats.storage, 'played', { decks, assisted: false });
  await pair.join(seats.address);
  await pair.playUntil(() => pair.persons[0].events.some(({ e, n }) => e === 'turn begun' && n === 3));
  await pair.choose(concession(pair.seq, 1));
  length = pair.seq;
  await pair.leave();
});
afterAll(() => seats.close());

const choicesMade = 'Choices made';

test(
  'a replay is scrubbed by slider, keys and moments, and seen from either side or open',
  { timeout: 60_000 },
  async () => {
    const visitor = await seats.visit('#/replay/played', desktop);
    const { page } = visitor;
    const at = () => page.locator('[data-replay]').getAttribute('data-replay');
    await page.getByText(`0 of ${length} choices`).waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBe('1');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await at())).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByLabel(choicesMade).fill(String(length));
    expect(await at()).toBe(String(length));
    expect(await page.locator('[data-told]').textContent()).toMatch(/conceded the game/);
    expect(page.url()).toContain(`#/replay/played/${length}`);

    // In mid-game: what each saw.
    await page.getByLabel(choicesMade).fill(String(length - 1));
    const hands = page.locator('[data-other-hand]');
    expect(await hands.count()).toBe(1);
    const hand = page.getByRole('region', { name: /hand/i });
    await page.getByRole('radio', { name: /^Kira/ }).click();
    expect(await hands.count()).toBe(0);
    const kira = await hand.first().textContent();
    await page.getByRole('radio', { name: /^Quark/ }).click();
    expect(await hand.first().textContent()).not.toBe(kira);
    await page.locator('[data-moment-at]').last().click();
    expect(await at()).toBe(String(length));
    await page.keyboard.press('Shift+ArrowLeft');
    expect(Number(await at())).toBeLessThan(length);
    visitor.expectNoFaults();
    await visitor.leave();
  },
);

test(
  'a moment has an address; the picture of the end is downloaded; one plays on from here',
  { timeout: 60_000 },
  async () => {
    const visitor = await seats.visit(`#/replay/played/${length - 2}`, desktop);
    const { page } = visitor;
    await page.getByText(`${length - 2} of ${length} choices`).waitFor();
    for (const [kind, begins] of [
      ['SVG', '<svg'],
      ['PNG', '\u{89}PNG'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Picture (${kind})` }).click(),
      ]);
      expect(
        readFileSync(await file.path())
          .toString('latin1')
          .slice(0, begins.length),
      ).toBe(begins);
    }
    await page.getByRole('button', { name: 'as Kira' }).click();
    await page.getByRole('region', { name: 'Your decision' }).waitFor();
    expect(page.url()).toMatch(/#\/table\//);
    await page.locator('[data-moment]').first().waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  },
);

test(
  'on a phone nothing is wider than the screen; a game that is not there, or not over, says so',
  { timeout: 60_000 },
  async () => {
    const visitor = await seats.visit('#/replay/played/20', phone);
    const { page } = visitor;
    await page.getByText(`20 of ${length} choices`).waitFor();
    await visitor.expectNoOverflow();
    const { match } = await seatTwo(seats.storage, 'running', {});
    await page.goto(`${seats.address}/#/replay/${match}`);
    await page.getByText(/the match is not over/).waitFor();
    await visitor.leave();
  },
);
