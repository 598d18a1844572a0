import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeBattle } from './battle-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { type Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const asked = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const battle = (page: Page) => page.getByRole('region', { name: 'Battle', exact: true });
const report = (page: Page) => page.getByRole('region', { name: 'Battle report' });

/** Stuns whom one can, or wounds them where that may be done; true if somebody was asked. */
async function fightOn({ page }: Visitor): Promise<boolean> {
  const answers = asked(page).locator('[data-option="stun"], [data-option="mortally wound"]');
  const section = page.locator('section[data-decision]');
  if ((await answers.count()) === 0) return false;
  const before = await section.getAttribute('data-decision');
  await answers.last().click();
  await expect
    .poll(() => section.evaluateAll((all) => all.map((each) => each.dataset['decision'])))
    .not.toEqual([before]);
  return true;
}

/** Does nothing to an adversary; true if somebody was asked. */
async function doNothing({ page }: Visitor): Promise<boolean> {
  const nothing = asked(page).getByRole('button', { name: 'Do nothing' });
  const section = page.locator('section[data-decision]');
  if ((await nothing.count()) === 0) return false;
  const before = await section.getAttribute('data-decision');
  await nothing.click();
  await expect
    .poll(() => section.evaluateAll((all) => all.map((each) => each.dataset['decision'])))
    .not.toEqual([before]);
  return true;
}

const orders = (page: Page) => asked(page).getByRole('heading', { name: /Give your orders/ });

/** Gives an order with a card as the one that is touched, once one is asked for. */
async function order({ page }: Visitor, card: number, verb: string): Promise<void> {
  await orders(page).waitFor();
  await page.locator(`[data-card="${card}"]`).first().click();
  await asked(page).locator(`[data-option="${verb}"]`).click();
}

test('B-20: a ship battle and a personnel battle are fought to the end', { timeout: 120_000 }, async () => {
  const table = await arrangeBattle(seats.storage, seats.address, 'battle');
  const [first, second] = table.pair.persons;
  await table.pair.leave();
  const attacker = await seats.sit(table.pair.match, first.token, desktop);
  const defender = await seats.sit(table.pair.match, second.token, phone);
  const both = [attacker, defender];
  const watcher = await seats.sit(table.pair.match, undefined, desktop);
  await attacker.pass();

  // B-20.23 to B-20.31: two ships fire at the weakest, the strongest fires back.
  await order(attacker, table.card('uss-miranda'), 'battle');
  await asked(attacker.page).getByRole('button', { name: 'All', exact: true }).click();
  await asked(attacker.page).getByText('WEAPONS 17 against SHIELDS 5').waitFor();
  await asked(attacker.page).getByRole('button', { name: 'Confirm (2)' }).click();
  for (const { page } of both)
    expect(await battle(page).innerText()).toMatch(/Bortas.*WEAPONS 17.*Miranda.*SHIELDS 5/s);
  expect(await battle(watcher.page).innerText()).toMatch(/Kira attacks:.*Bortas.*Quark defends:.*Miranda/s);
  // What fire would come to stands on the answers.
  const back = asked(defender.page).locator('[data-option="return fire"]');
  await expect
    .poll(() => back.filter({ hasText: /(Hit|Direct hit|No hit): WEAPONS \d+ against SHIELDS \d+/ }).count())
    .toBe(2);
  await back.filter({ hasText: "Vor'Cha" }).click();
  await asked(defender.page)
    .getByRole('checkbox', { name: /Enterprise/ })
    .click();
  await defender.expectNoOverflow();
  await asked(defender.page).getByRole('button', { name: 'Confirm (1)' }).click();
  for (const { page } of both) {
    await report(page).waitFor();
    expect(await report(page).innerText()).toMatch(/Miranda was destroyed/);
    expect(
      await page
        .locator(`[data-card="${table.card('ikc-vorcha')}"]`)
        .first()
        .textContent(),
    ).toMatch(/hull 50%/);
  }

  // B-20.35 to B-20.44: three against three on the planet.
  await order(attacker, table.place, 'battle');
  for (let pairs = 0; pairs < 3; pairs += 1) {
    await expect
      .poll(async () => (await fightOn(attacker)) || (await fightOn(defender)), { timeout: 20_000 })
      .toBe(true);
  }
  for (const visitor of [...both, watcher]) {
    await report(visitor.page).waitFor();
    expect(await report(visitor.page).innerText()).toMatch(/STRENGTH.*won the battle/s);
    if (visitor === watcher)
      expect(await watcher.page.locator('body').innerText()).not.toMatch(/\b(you|your|opponent|staffed)\b/i);
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  }
});

test(
  'B-20: who does not want to fight goes back, holds fire and lays hands on nobody',
  { timeout: 120_000 },
  async () => {
    const table = await arrangeBattle(seats.storage, seats.address, 'peaceful');
    const [first, second] = table.pair.persons;
    await table.pair.leave();
    const attacker = await seats.sit(table.pair.match, first.token, desktop);
    const defender = await seats.sit(table.pair.match, second.token, phone);
    await attacker.pass();
    await orders(attacker.page).waitFor();

    // An attack that is not confirmed is none.
    await order(attacker, table.card('uss-enterprise'), 'battle');
    await asked(attacker.page).getByRole('button', { name: 'Back', exact: true }).click();
    await attacker.page.keyboard.press('Escape');
    await orders(attacker.page).waitFor();
    for (const { page } of [attacker, defender]) expect(await battle(page).count()).toBe(0);

    // B-20.24: the defender may hold fire.
    await order(attacker, table.card('uss-miranda'), 'battle');
    await asked(attacker.page)
      .getByRole('checkbox', { name: /Bortas/ })
      .check();
    await asked(attacker.page).getByRole('button', { name: 'Confirm (1)' }).click();
    await asked(defender.page).getByRole('heading', { name: 'Return fire, or hold it.' }).waitFor();
    expect(await asked(defender.page).getByRole('button', { name: 'Pass until my turn' }).count()).toBe(0);
    await asked(defender.page).getByRole('button', { name: 'Hold fire' }).click();
    for (const { page } of [attacker, defender]) {
      await report(page).waitFor();
      expect((await report(page).innerText()).match(/ fired at /g)).toHaveLength(1);
    }

    // B-20.38: adversaries need not be stunned.
    await order(attacker, table.place, 'battle');
    for (let pairs = 0; pairs < 3; pairs += 1)
      await expect
        .poll(async () => (await doNothing(attacker)) || (await doNothing(defender)), { timeout: 20_000 })
        .toBe(true);
    for (const visitor of [attacker, defender]) {
      await report(visitor.page)
        .getByText(/won the battle|Nobody won/)
        .waitFor();
      await visitor.expectNoOverflow();
      visitor.expectNoFaults();
      await visitor.leave();
    }
  },
);
