// Somebody leaves the table, or never comes: the other sees how long they have to wait, and what they may do then.
import { starterDecks } from '@spaceline/decks';
import { opponentOf } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import { Person } from '../storage/person.ts';
import { openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';

test('whoever waits for somebody who has gone sees a countdown, and claims the game', { timeout: 90_000 }, async () => {
  const seats = await openTwoSeats({ absence: 4 });
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const pair = await seatTwo(seats.storage, 'absent', { decks, assisted: false });
  await pair.join(seats.address);
  await pair.playUntil(() => pair.persons.filter((person) => person.asked).length === 1);
  const gone = pair.persons.find((person) => person.asked)!.player;
  await pair.leave();
  const leaving = await seats.sit(pair.match, pair.persons[gone].token, phone);
  const waiting = await seats.sit(pair.match, pair.persons[opponentOf(gone)].token, desktop);
  await waiting.page.locator('[data-presence="here"]').waitFor();
  expect(await waiting.page.locator('[data-away]').count()).toBe(0);
  await leaving.leave();
  await waiting.page.getByText(/is away\. You may claim the game in \d/).waitFor();
  await waiting.page.getByRole('button', { name: 'Claim the game' }).click();
  const result = waiting.page.locator('dialog[data-result="won"][open]');
  await result.waitFor();
  expect(await result.textContent()).toMatch(/stayed away|absen|not there|away/i);
  waiting.expectNoFaults();
  await waiting.leave();
  await seats.close();
});

test(
  'whoever sits down while the host is away is told that no clock runs, and calls it off',
  { timeout: 90_000 },
  async () => {
    const seats = await openTwoSeats();
    const host = await Person.guest(seats.address);
    const clock = { kind: 'game', minutes: 10, increment: 0 };
    const { table } = await host.must<{ table: string }>('POST', '/api/tables', { format: 'otf', clock });
    const friend = await seats.visit(`#/t/${table}`, phone);
    const { page } = friend;
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByText(/Waiting for .+ to come; no clock has begun\. In 1[45]:\d\d the game is called off/).waitFor();
    expect(await page.locator('[data-thinking][data-runs="true"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Call it off' }).click();
    const result = page.locator('dialog[data-result="draw"][open]');
    await result.getByRole('heading', { name: 'Called off' }).waitFor();
    friend.expectNoFaults();
    await friend.leave();
    await seats.close();
  },
);
