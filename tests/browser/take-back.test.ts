import { starterDecks } from '@spaceline/decks';
import { opponentOf } from '@spaceline/engine';
import type { Player } from '@spaceline/engine';
import { MatchStore } from '@spaceline/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import type { TwoSeats } from './two-seats.ts';
import { openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const strict = { decks: [starterDecks[0].deck, starterDecks[1].deck] as const, assisted: false };

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(() => seats.close());

/** Two persons at a table where one of them may seed a card face down. */
async function seeding(name: string): Promise<{ match: string; me: Visitor; other: Visitor; who: Player }> {
  const pair = await seatTwo(seats.storage, name, strict);
  const { match } = pair;
  await pair.join(seats.address);
  const isSeeding = () => pair.persons.find(({ asked }) => asked?.kind === 'seed card' && asked.options.length > 1);
  await pair.playUntil(() => isSeeding() !== undefined);
  const who = isSeeding()!.player;
  await pair.leave();
  const me = await seats.sit(match, pair.persons[who].token, desktop);
  const other = await seats.sit(match, pair.persons[opponentOf(who)].token, phone);
  return { match, me, other, who };
}

/** The question, by its number: it is the same again after going back. */
const questionOf = ({ page }: Visitor) =>
  page.locator('section[aria-label="Your decision"]').getAttribute('data-decision');

/** Seeds a card by its buttons. */
async function seed({ page }: Visitor): Promise<void> {
  const decision = await page.locator('section[data-decision]').getAttribute('data-decision');
  await page.locator('[data-options] [data-group]').first().click();
  await page.locator('[data-options] [data-option="seed"]').first().click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('section[aria-label="Your decision"]')?.dataset['decision'] !== old,
    decision,
  );
}

const acts = async (match: string) =>
  (await new MatchStore(seats.storage).log(match, 0)).flatMap(({ choice }) => ('act' in choice ? [choice.act] : []));

test(
  'one takes a choice back at once with Z, or asks; the other declines, then allows',
  { timeout: 90_000 },
  async () => {
    const { match, me, other } = await seeding('takeback1');
    const before = await questionOf(me);
    await seed(me);
    expect(await questionOf(me)).not.toBe(before);
    await me.page.locator('[data-take-back="free"]').waitFor();
    await me.page.keyboard.press('z');
    await me.page.locator('section[data-decision]').waitFor();
    expect(await questionOf(me)).toBe(before);
    expect(await acts(match)).toEqual(['take back']);

    await seed(me);
    await other.page.locator('section[data-decision]').waitFor();
    await seed(other);
    const ask = me.page.getByRole('button', { name: 'Ask to take back' });
    // The way back stands before the way on, in one row.
    const [back, on] = [(await ask.boundingBox())!, (await me.page.locator('[data-pass]').boundingBox())!];
    expect([back.y, back.height]).toEqual([on.y, on.height]);
    expect(on.height).toBeLessThan(50);
    expect(back.x + back.width).toBeLessThan(on.x);
    await ask.click();
    const request = other.page.getByRole('group', { name: 'Request' });
    await request.getByText(/asks to take back/).waitFor();
    await other.expectNoOverflow();
    await request.getByRole('button', { name: 'Decline' }).click();
    await me.page
      .getByText(/did not agree to take anything back/)
      .first()
      .waitFor();
    expect(await questionOf(me)).not.toBe(before);

    await me.page.keyboard.press('z');
    await request.getByRole('button', { name: 'Allow' }).click();
    await request.waitFor({ state: 'detached' });
    await me.page.locator(`section[data-decision="${before}"]`).waitFor();
    expect(await acts(match)).toEqual(['take back', 'ask', 'decline', 'ask', 'grant']);
    for (const visitor of [me, other]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  },
);

test(
  'an answer that throws cards away is asked back on the same button, and can be taken back',
  { timeout: 60_000 },
  async () => {
    const { match, me, other } = await seeding('askedback2');
    const pass = me.page.locator('[data-pass]');
    const words = await pass.textContent();
    await pass.click();
    expect(await pass.textContent()).toMatch(/Really\? \d+ seed cards would be left out/);
    expect(await acts(match)).toEqual([]);
    const made = (await new MatchStore(seats.storage).log(match, 0)).length;
    await pass.click();
    await me.page.locator('section[data-decision]').waitFor({ state: 'detached' });
    expect((await new MatchStore(seats.storage).log(match, 0)).length).toBe(made + 1);
    await me.page.getByRole('button', { name: 'Take back' }).click();
    await me.page.locator('section[data-decision]').waitFor();
    expect(await pass.textContent()).toBe(words);
    for (const visitor of [me, other]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  },
);

test('two who play without a clock agree on a pause all the same', { timeout: 60_000 }, async () => {
  const { match, me, other } = await seeding('pausedhere');
  await me.page.locator('summary[aria-label="Menu"]').click();
  await me.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await other.page.getByRole('group', { name: 'Request' }).getByRole('button', { name: 'Allow' }).click();
  for (const { page } of [me, other]) await page.getByText('The match is paused.').waitFor();
  await me.page.getByRole('button', { name: 'Go on' }).click();
  await other.page.getByText('The match is paused.').waitFor({ state: 'detached' });
  expect(await acts(match)).toEqual(['ask', 'grant', 'go on']);
  for (const visitor of [me, other]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
