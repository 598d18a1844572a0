// The first minutes of a game on a phone: what is asked while the table is laid, and where a thumb reaches.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const answers = '[data-options] .answer';

/** Answers that are seen whole, by their words. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.locator(answers).evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(middle, y)));
      })
      .map(({ textContent }) => textContent.trim()),
  );

const expectTouchable = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  const { height, y } = (await button.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(40);
  expect(y + height).toBeLessThan(phone.viewport!.height - 48);
  // Nothing lies over it.
  await button.click({ trial: true });
};

test('on a phone the line stands, and so do the words for it; seeds stand two by two, and the rest is counted', async () => {
  const visitor = await Visitor.open(house.browser, house.address, 5, phone);
  const { page } = visitor;
  await visitor.playNow(/Federation/);
  while (!(await page.getByText('Place here').first().isVisible())) await visitor.answer();
  // What an officer would do for a newcomer is offered beside the question.
  await expectTouchable(page, 'Seed for me');
  await expectTouchable(page, 'Hint');
  for (const words of await page.locator(answers).allTextContents()) expect(words).toMatch(/^(Above|Below) /);

  while ((await visitor.controls()).phase === 'Seeding: missions') await visitor.answer();
  await expectTouchable(page, 'Seed for me');
  const all = await page.locator(answers).count();
  const whole = await seen(page);
  expect(whole.length).toBeGreaterThanOrEqual(4);
  expect(whole.length).toBeLessThan(all);
  const more = page.getByRole('button', { name: 'All answers' });
  expect(await more.getAttribute('data-below')).toBe(`+${all - whole.length}`);
  // The places that are asked about are all seen above the question.
  const { y: top } = (await page.locator('.question').boundingBox())!;
  for (const plate of await page.locator('.plate-title').all()) {
    const { y, height } = (await plate.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top + 1);
  }

  // The list is moved by a finger as well, to its end.
  await page.locator('.answers').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  expect(await seen(page)).toContain((await page.locator(answers).last().textContent())!.trim());

  await page.locator(answers).last().click();
  await page.locator('[data-focused]').waitFor();
  for (const words of await page.locator('[data-options] [data-option]').allTextContents())
    expect(words).toMatch(/^Under /);
  await visitor.expectNoOverflow();
  visitor.expectNoFaults();
  await visitor.leave();
});

test.each([
  ['upright', phone],
  ['on its side', { ...phone, viewport: { width: 844, height: 390 } }],
])('on a phone %s the menu lies over the question, whole, without keys', async (_, options) => {
  const visitor = await Visitor.open(house.browser, house.address, 5, options);
  const { page } = visitor;
  await visitor.playNow(/Federation/);
  await page.getByLabel('Menu').click();
  for (const name of ['Concede', 'Start page']) {
    const thing = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
    await thing.last().click({ trial: true });
  }
  expect(await page.getByText('Letters are keys').isVisible()).toBe(false);
  visitor.expectNoFaults();
  await visitor.leave();
});

test('on a phone the log shows its newest line', async () => {
  const visitor = await Visitor.open(house.browser, house.address, 5, phone);
  const { page } = visitor;
  await visitor.playNow(/Federation/);
  await page.getByRole('button', { name: 'Seed for me' }).click();
  await page.getByRole('button', { name: /^Hand/ }).waitFor();
  await visitor.controls();
  await page.getByRole('button', { name: /^Log/ }).click();
  const { y: top } = (await page.locator('.question').boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = (await page.locator('.drawer [role="log"] li').last().boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(top + 1);
  await page.locator('.drawer [role="log"] li').last().click({ trial: true });
  visitor.expectNoFaults();
  await visitor.leave();
});
