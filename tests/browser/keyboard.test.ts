import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

test(
  'a whole game is played by keyboard alone, and the focus stays in the question',
  { timeout: 150_000 },
  async () => {
    const visitor = await Visitor.open(house.browser, house.address, 1);
    const { page } = visitor;
    const press = (key: string) => page.keyboard.press(key);
    // A beginner who does not take time to think, on this device.
    await page.evaluate(() => {
      localStorage.setItem('spaceline.opponent', JSON.stringify({ id: 'pim-tarrow', hurried: true, here: true }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).focus();
    await press('Enter');
    await visitor.controls();
    await page.getByRole('button', { name: 'Seed for me' }).focus();
    await press('Enter');
    const hint = page.getByRole('region', { name: 'Hint' });
    const result = page.getByRole('dialog', { name: 'Result' });
    let answers = 0;
    let strayed = 0;
    for (let questions = 0; questions < 1_000; questions += 1) {
      const { over, decision, phase } = await visitor.controls();
      if (over) break;
      if (!phase.startsWith('Turn')) continue;
      if (answers > 0 && (await page.evaluate(() => document.activeElement === document.body))) strayed += 1;
      await press('?');
      // A question that passes by itself needs no advice.
      if (
        !(await hint
          .waitFor({ timeout: 3_000 })
          .then(() => true)
          .catch(() => false))
      )
        continue;
      await press('Enter');
      answers += 1;
      await page.waitForFunction(
        (before) =>
          document.querySelector('dialog[data-result][open]') ??
          document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision'] !== String(before),
        decision,
      );
    }
    await result.waitFor();
    expect(answers).toBeGreaterThan(20);
    expect(strayed).toBe(0);
    // The way out of the dialog is a key, too.
    await press('Escape');
    await result.waitFor({ state: 'hidden' });
    visitor.expectNoFaults();
    await visitor.leave();
  },
);
