// Carrying things over the table with a mouse.
import { type Page } from 'playwright-core';

/** Carries one thing by its corner, which is seen even in a full hand, to the middle of another. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (what: string) => {
    const { x, y, width, height } = (await page.locator(what).first().boundingBox())!;
    // Cards of a full hand overlap, and a place is touched at its world.
    return [x + Math.min(width / 2, 60), y + Math.min(height / 2, 40)] as const;
  };
  const { x, y } = (await page.locator(from).first().boundingBox())!;
  const begin = [x + 16, y + 16] as const;
  await page.mouse.move(...begin);
  await page.mouse.down();
  await page.mouse.move(begin[0] + 20, begin[1] - 20, { steps: 3 });
  await page.locator('.ghost').waitFor();
  await page.locator(to).first().waitFor();
  const end = await middle(to);
  await page.mouse.move(...end, { steps: 6 });
  await page.locator('.drop-on').waitFor();
  await page.mouse.up();
}

export const decisionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision']);

/** Waits for another question than this one. */
export const answered = (page: Page, old: string | undefined): Promise<unknown> =>
  page.waitForFunction((before) => {
    const section = document.querySelector<HTMLElement>('section[data-decision]:not([aria-busy="true"])');
    return section && section.dataset['decision'] !== before;
  }, old);
