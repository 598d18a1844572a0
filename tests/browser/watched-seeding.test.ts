import { starterDecks } from '@spaceline/decks';
import { updateFrom } from '@spaceline/protocol';
import type { Change, Update } from '@spaceline/protocol';
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { type Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const deckOf = (id: string) => starterDecks.find((deck) => deck.id === id)!.deck;

/** Every update the server sends to a page, from its next visit on. */
function updatesTo(page: Page): Update[] {
  const updates: Update[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Update | Change | { readonly t: 'hello' };
      if (message.t === 'update') updates.push(message);
      if (message.t === 'change') updates.push(updateFrom(updates.at(-1), message)!);
    }),
  );
  return updates;
}

/** What a view lets its seer know by title: it must all lie open on the table. */
function hiddenIn({ view: { players, spaceline, cards } }: Update): readonly string[] {
  const open = new Set([
    ...players.flatMap(({ table, piles }) =>
      [table, piles['discard pile'], piles['out of play'], piles.removed, piles.bonus].flat(),
    ),
    ...spaceline.flatMap(({ missions, on, facilities, ships }) => [
      ...[missions, on].flat(),
      ...[...facilities, ...ships].flatMap((vessel) => [vessel.card, ...vessel.on]),
    ]),
  ]);
  return cards.filter(({ id }) => !open.has(id)).map(({ def }) => def);
}

const isAsked = ({ page }: Visitor) => page.locator('section[data-decision]:not([aria-busy="true"])').isVisible();
const hasBegun = async ({ page }: Visitor) => /turn/.test((await page.locator('[data-moment]').textContent()) ?? '');

/** Cards in the hand or still to be seeded, as the player reads them. */
const held = ({ page }: Visitor) =>
  page.locator('section[aria-label^="Your"] [data-card] > span:first-child').allTextContents();

test(
  'OTF-1: two browsers seed in batches up to the first turn, and a spectator sees nothing hidden',
  {
    timeout: 240_000,
  },
  async () => {
    const pair = await seatTwo(seats.storage, 'watchedseeding', {
      format: 'otf',
      assisted: false,
      decks: [deckOf('starfleet-command'), deckOf('klingon-high-council')],
    });
    const [kira, quark] = await Promise.all(pair.persons.map(({ token }) => seats.sit(pair.match, token, desktop)));
    const watcher = await seats.sit(pair.match, undefined, phone);
    const players = [kira!, quark!];
    const seen = updatesTo(watcher.page);
    await watcher.page.reload();
    const secrets = new Set<string>();
    const steps = new Set<string>();

    while (!(await hasBegun(kira!)) || !(await hasBegun(quark!))) {
      const asked: boolean[] = [];
      for (const visitor of players) {
        // Whoever has begun the first turn waits: the seeding is over for them.
        asked.push((await isAsked(visitor)) && !(await hasBegun(visitor)));
        if (!asked.at(-1)) continue;
        for (const title of await held(visitor)) secrets.add(title);
        steps.add((await visitor.page.locator('[data-moment]').textContent()) ?? '');
        await visitor.answer();
      }
      // Nobody is asked while an answer is on its way to the other.
      if (!asked.includes(true))
        await expect
          .poll(async () =>
            (await Promise.all(players.map(async (one) => (await isAsked(one)) || (await hasBegun(one))))).includes(
              true,
            ),
          )
          .toBe(true);
    }
    for (const title of [...(await held(kira!)), ...(await held(quark!))]) secrets.add(title);
    expect([...steps]).toEqual(expect.arrayContaining(['Seeding: missions', 'Seeding: dilemmas and artifacts']));

    await expect.poll(() => hasBegun(watcher)).toBe(true);
    expect(seen.length).toBeGreaterThan(5);
    for (const update of seen) {
      expect(update.seer).toBe('spectator');
      expect(update.decisions).toEqual([]);
      expect(hiddenIn(update)).toEqual([]);
      for (const { piles, nextMission } of update.view.players)
        expect([piles.hand, piles['seed deck'], nextMission]).toEqual([[], [], -1]);
    }

    // Names instead of "you" and "opponent", and no hand.
    const { page } = watcher;
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const words = await page.locator('body').innerText();
    expect(words).toMatch(/Kira|Quark/);
    expect(words).not.toMatch(/\b(you|your|opponent)\b/i);
    expect(await page.getByRole('button', { name: /^(Hand|Seeds) \d/ }).count()).toBe(0);
    const open = new Set(
      await page
        .locator('[data-card] > [role="img"]')
        .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(', ')[1] ?? '')),
    );
    const told = await page.getByRole('log').innerText();
    expect(secrets.size).toBeGreaterThan(20);
    for (const title of secrets) if (!open.has(title) && !/Outpost/.test(title)) expect(told).not.toContain(title);
    await watcher.expectNoOverflow();

    await kira!.page.getByLabel('Menu').click();
    await kira!.page.getByRole('button', { name: 'Concede' }).click();
    await kira!.page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
    const results = [kira!, quark!, watcher].map((visitor) => visitor.page.getByRole('dialog', { name: 'Result' }));
    for (const result of results) await result.waitFor();
    const headlines = await Promise.all(results.map((result) => result.getByRole('heading').textContent()));
    expect(headlines).toEqual(['Quark won', 'You won!', 'Quark won']);
    expect(await results[2]!.locator('dt').allTextContents()).toEqual(['Kira', 'Quark']);
    expect(await results[2]!.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    for (const visitor of [...players, watcher]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  },
);
