import { afterAll, beforeAll, expect, test } from 'vitest';
import { strangeDeck } from '../assisted/deck.ts';
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

/** Most of what the second player draws are interrupts without a program, so that one is at hand in time. */
const interrupts = strangeDeck.draw.flatMap((id) => [id, 'hail', 'hail', 'hail']);

test(
  'A-3.1: a person answers a dilemma with an unwritten interrupt, and the other agrees that it is nullified',
  { timeout: 120_000 },
  async () => {
    const decks = [strangeDeck, { ...strangeDeck, draw: interrupts }] as const;
    const pair = await seatTwo(seats.storage, 'answer', { decks });
    await pair.join(seats.address);
    await pair.playToFirstTurn();
    const [, second] = pair.persons;
    const couldAnswer = () => second.asked?.options.some((one) => one.do === 'answer') === true;
    await pair.playUntil(() => couldAnswer() && second.events.at(-1)?.e === 'encountered');
    const answered = second.asked!.source;
    const [first] = pair.persons;
    await pair.leave();
    const quark = await seats.sit(pair.match, second.token, phone);
    const kira = await seats.sit(pair.match, first.token, desktop);

    await quark.page.getByRole('button', { name: /Respond with Hail/ }).click();
    await quark.page.locator(`[data-answers="${answered}"]`).getByText('Say so if it nullified that.').waitFor();
    await quark.expectNoOverflow();
    await quark.page.getByRole('button', { name: 'Hail nullifies what it answers and is discarded' }).click();
    await kira.page.locator('[data-proposal]').getByText('Hail nullifies what it answers').waitFor();
    await kira.page.getByRole('button', { name: 'Agree', exact: true }).click();
    const agreed = kira.page.getByText('The players agreed: Hail nullifies what it answers and is discarded.');
    await agreed.first().waitFor({ state: 'attached' });
    await pair.join(seats.address);
    expect(first.view.players.flatMap(({ piles }) => piles['discard pile'])).toContain(answered);
    await pair.leave();
    for (const visitor of [kira, quark]) {
      visitor.expectNoFaults();
      await visitor.leave();
    }
  },
);
