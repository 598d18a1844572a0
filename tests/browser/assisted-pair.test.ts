import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../storage/pair.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

test('A-2: two people propose, decline and agree; a third watches', { timeout: 120_000 }, async () => {
  const pair = await seatTwo(seats.storage, 'pair');
  await pair.join(seats.address);
  await pair.playToFirstTurn();
  const [first, second] = pair.persons.toSorted((a, b) => Number(Boolean(b.asked)) - Number(Boolean(a.asked)));
  const outpost = first!.view.spaceline
    .flatMap(({ facilities }) => facilities)
    .find(({ controller }) => controller === first!.player)!.card;
  await pair.leave();
  const kira = await seats.sit(pair.match, first!.token, desktop);
  const quark = await seats.sit(pair.match, second!.token, phone);
  const watcher = await seats.sit(pair.match, undefined, desktop);
  const [one, other] = first!.player === 0 ? ['Kira', 'Quark'] : ['Quark', 'Kira'];
  const proposals = [kira, quark, watcher].map(({ page }) => page.locator('[data-proposal]'));

  // Who is not asked anything may propose too.
  await quark.page.getByRole('button', { name: 'Correct the table', exact: true }).click();
  await quark.page.locator('[data-option="score"]').click();
  await quark.page.locator('[data-propose]').click();
  for (const proposal of proposals) await proposal.waitFor();
  expect(await proposals[0]!.textContent()).toBe(`${other} proposes to give 5 bonus points to ${other}.`);
  expect(await proposals[1]!.textContent()).toBe('You propose to give 5 bonus points to you.');
  expect(await proposals[2]!.textContent()).toBe(`${other} proposes to give 5 bonus points to ${other}.`);
  await quark.page.getByText(`It waits for ${one} to agree.`).first().waitFor();
  for (const { page } of [kira, quark])
    expect(await page.getByRole('button', { name: 'Correct the table', exact: true }).isDisabled()).toBe(true);
  await kira.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await quark.page.getByText(`${one} declined to give 5 bonus points to you.`).first().waitFor();
  for (const proposal of proposals) await proposal.waitFor({ state: 'detached' });

  // The card is chosen on the table, and marked for the other player.
  await kira.page.keyboard.press('c');
  await kira.page.locator(`[data-card="${outpost}"]`).click();
  await kira.page.locator('[data-option="damage"]').click();
  await kira.page.locator('[data-propose]').click();
  for (const { page } of [quark, watcher])
    await page.locator(`[data-card="${outpost}"][data-light="named"]`).waitFor({ state: 'attached' });
  await quark.expectNoOverflow();
  await quark.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of [kira, watcher]) await page.locator(`[data-card="${outpost}"]`).getByText('hull').waitFor();
  expect(await watcher.page.getByRole('button', { name: 'Correct the table' }).count()).toBe(0);
  for (const visitor of [kira, quark, watcher]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
