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

test('B-20: a ship battle and a personnel battle are fought to the end', { timeout: 120_000 }, async () => {
  const table = await arrangeBattle(seats.storage, seats.address, 'battle');
  const [first, second] = table.pair.persons;
  await table.pair.leave();
  const attacker = await seats.sit('battle', first.token, desktop);
  const defender = await seats.sit('battle', second.token, phone);
  const both = [attacker, defender];
  await attacker.page.locator('[data-pass]').click();
  await asked(attacker.page)
    .getByRole('heading', { name: /Give your orders/ })
    .waitFor();

  // B-20.23 to B-20.31: two ships fire at the weakest, the strongest fires back.
  await attacker.page
    .locator(`[data-card="${table.card('uss-miranda')}"]`)
    .first()
    .click();
  await asked(attacker.page).locator('[data-option="battle"]').click();
  await asked(attacker.page).getByRole('button', { name: 'All', exact: true }).click();
  await asked(attacker.page).getByText('WEAPONS 17 against SHIELDS 5').waitFor();
  await asked(attacker.page).getByRole('button', { name: 'Confirm (2)' }).click();
  for (const { page } of both)
    expect(await battle(page).innerText()).toMatch(/Bortas.*WEAPONS 17.*Miranda.*SHIELDS 5/s);
  await asked(defender.page).locator('[data-option="return fire"]').filter({ hasText: "Vor'Cha" }).click();
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
  const surface = attacker.page.locator(`[data-mission="${table.place}"] [data-card]`).first();
  await surface.click();
  await asked(attacker.page).locator('[data-option="battle"]').click();
  for (let pairs = 0; pairs < 3; pairs += 1) {
    await expect
      .poll(async () => (await fightOn(attacker)) || (await fightOn(defender)), { timeout: 20_000 })
      .toBe(true);
  }
  for (const visitor of both) {
    await report(visitor.page).waitFor();
    expect(await report(visitor.page).innerText()).toMatch(/STRENGTH.*won the battle/s);
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  }
});
