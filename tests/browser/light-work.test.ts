// What a choice has the browser do: only what it changes is styled anew, by the browser's own tracing.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoSeats, type TwoSeats } from './two-seats.ts';
import { desktop } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(() => seats.close());

interface Traced {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** The most elements that were styled at once. */
async function styledAtOnce(page: Page, deed: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await deed();
  await session.send('Tracing.end');
  await done;
  await session.detach();
  return Math.max(
    0,
    ...events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0),
  );
}

const elementsIn = (page: Page, what: string): Promise<number> => page.locator(`${what} *`).count();

test('a mission that is laid has the places beside it moved, and not styled anew', async () => {
  const { page } = await seats.visit('', desktop);
  await page.getByRole('button', { name: 'Play now' }).click();
  const answer = page.locator('[data-options] [data-option="place mission"]').first();
  const asked = (): Promise<string | null> =>
    page.locator('section[data-decision]:not([aria-busy="true"])').getAttribute('data-decision');
  const lay = async (): Promise<void> => {
    const before = await asked();
    await answer.click();
    // Asked again: the other player's mission lies there as well.
    await expect.poll(asked).not.toBe(before);
    await answer.waitFor();
  };
  await lay();
  await lay();
  await lay();
  const before = await elementsIn(page, '.line');
  expect(before).toBeGreaterThan(200);
  expect(await styledAtOnce(page, lay)).toBeLessThan(before * 0.8);
});

test('a dialog of the menu says nothing before it is opened, and Escape closes it', async () => {
  const { page } = await seats.visit('', desktop);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-options] [data-option]').first().waitFor();
  const said = (): Promise<number> => page.locator('dialog[aria-label="When am I asked?"] select').count();
  expect(await said()).toBe(0);
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('button', { name: 'When am I asked? …' }).click();
  await page.getByRole('heading', { name: 'Ask me …' }).waitFor();
  expect(await said()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(said).toBe(0);
});
