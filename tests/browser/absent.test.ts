// Somebody leaves the table: the other sees how long they have to wait, and may claim the game then.
import { starterDecks } from '@spaceline/decks';
import { opponentOf } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
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
