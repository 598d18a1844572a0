import { openStorage } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { concession, createMatch, Seat } from '../storage/seat.ts';
import { changeVersions } from '../storage/versions.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Brings the server back as if it had got other rules than these matches were begun with. */
async function returnWithOtherRules(...matches: readonly string[]) {
  const storage = await openStorage({ folder: house.folder });
  for (const match of matches) await changeVersions(storage, match, (now) => ({ ...now, engine: '0' }));
  await storage.close();
  await house.restart();
}

describe.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
])('%s', (_, screen) => {
  test('a match of other rules tells what happened, and why it cannot be played on', { timeout: 240_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 5, screen);
    const { page } = visitor;
    await visitor.playNow();
    await visitor.playUntil(() => visitor.answers >= 6);
    const saved = await page.evaluate(() => localStorage.getItem('spaceline.games') ?? '[]');
    const [{ match, token }] = JSON.parse(saved) as [{ readonly match: string; readonly token: string }];
    const ended = new Seat(await createMatch(house.address, { name: 'Kira' }), 'ended');
    await ended.join(house.address);
    await ended.play(3);
    await ended.choose(concession((await ended.answer())!.decision));
    await ended.leave();

    await house.kill();
    await page.getByText('Connection lost').waitFor();
    await returnWithOtherRules(match, ended.match);
    await page.getByRole('heading', { name: 'This match stands still' }).waitFor();
    await page.getByText(/The match cannot be played on here: .* its rules have version 0/).waitFor();
    const state = await fetch(`${house.address}/api/matches/${match}/state`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { events } = (await state.json()) as { readonly events: readonly unknown[] };
    expect(await page.getByRole('log').getByRole('listitem').count()).toBe(events.length);
    await page
      .getByText(/^You placed .*\.$/)
      .first()
      .waitFor();
    await visitor.expectNoOverflow();
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    // It is not over, and a server with its rules may come.
    await page.getByRole('link', { name: 'Continue your game' }).waitFor();

    await page.goto(`${house.address}/#/table/${ended.match}`);
    await page.getByRole('heading', { name: 'Computer won' }).waitFor();
    await page.getByText('Kira conceded the game.').waitFor();
    const [replay] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download replay' }).click(),
    ]);
    expect(replay.suggestedFilename()).toMatch(/\.json$/);
    visitor.expectNoFaults();
    await visitor.leave();
  });
});
