import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { drag } from './dragging.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Presses on in whatever is shown, and tells when the mission is seen solved: judged and done in one breath. */
const pressOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    if (document.querySelector('[data-scene="solve"] [aria-label="What came of it"]')) return true;
    document.querySelector<HTMLElement>('[data-scene] [data-continue]')?.click();
    return false;
  });

/** Gives the one answer that the step offers, for those whom its order names, and waits for the next step. */
async function follow(visitor: Visitor, next: string, names: readonly string[] = []): Promise<void> {
  const { page } = visitor;
  await visitor.controls();
  const option = page.locator('[data-options] [data-option], [data-options] [data-group]').first();
  const all = page.getByRole('button', { name: 'All', exact: true });
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const heading = page.getByRole('region', { name: 'Coach' }).getByRole('heading', { name: next });
  await confirm.or(option).first().waitFor();
  // A question with one way shows at once who may be picked.
  if (!(await confirm.isVisible())) await option.click();
  await heading.or(confirm).or(option).first().waitFor();
  if (await confirm.isVisible()) {
    if (names.length === 0) await all.click();
    else await expectAccessible(page);
    // Where there is room the first is carried down, and back, and down again.
    const isWide = page.viewportSize()!.width > 1000;
    for (const name of names.slice(0, isWide ? 1 : 0)) {
      const [here, there] = ['.crossing-from', '.crossing-to'];
      const tile = `[data-goer]:has-text("${name}")`;
      await drag(page, `${here} ${tile}`, there);
      await drag(page, `${there} ${tile}`, here);
      await page.getByRole('checkbox', { name, checked: false }).waitFor();
      await drag(page, `${here} ${tile}`, there);
    }
    for (const name of names) await page.locator('label', { hasText: name }).locator('input[name="pick"]').check();
    await confirm.click();
  } else if (
    !(await heading.isVisible()) &&
    (await page.getByRole('button', { name: 'Back to all options' }).isVisible())
  )
    await option.click();
  await heading.waitFor();
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_, options) => {
  test('a newcomer is led to a first solved mission, and the lesson outlasts a reload', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/#/learn`, 1, options);
    const { page } = visitor;
    const first = page.getByRole('button', { name: /Your first mission/ });
    await first.waitFor();
    await expectAccessible(page);
    await first.click();
    const coach = page.getByRole('region', { name: 'Coach' });
    await coach.getByRole('heading', { name: 'The spaceline' }).waitFor();
    await visitor.expectNoOverflow();
    await coach.getByRole('button', { name: 'Continue' }).click();
    await coach.getByRole('heading', { name: 'Report for duty' }).waitFor();
    await follow(visitor, 'Go aboard');
    // From here on what happens is shown until somebody presses on.
    await page.evaluate(() => localStorage.setItem('spaceline.scenes', '{"speed":"click"}'));
    await page.reload();
    await coach.getByRole('heading', { name: 'Go aboard' }).waitFor();
    await follow(visitor, 'Undock');
    await follow(visitor, 'Fly');
    await follow(visitor, 'Beam down');
    await follow(visitor, 'Attempt the mission', ['Deanna Troi', 'Tasha Yar', 'Beverly Crusher']);
    const step = () => page.locator('[data-coach]').getAttribute('data-coach');
    const attempting = await step();
    await page.locator('[data-options] [data-option="attempt"]').first().click();
    // The coach does not speak of what came of it before it has been seen.
    await expect.poll(() => pressOn(page), { timeout: 20_000 }).toBe(true);
    expect(await step()).toBe(attempting);
    await page.keyboard.press('Space');
    const result = page.getByRole('dialog', { name: 'Result' });
    await result.getByRole('heading', { name: 'You won!' }).waitFor();
    await result.getByRole('button', { name: 'On with the lesson' }).click();
    await coach.getByRole('button', { name: 'Finish' }).click();
    await coach.getByRole('button', { name: 'Next: Staffing and flying' }).waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});
