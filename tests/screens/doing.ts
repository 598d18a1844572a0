// What a player does at a table before a picture is taken.
import { type Page } from 'playwright-core';

export const asked = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** A card on the line or in the hand, by its title. */
export const card = (page: Page, title: string) =>
  page.locator(`[data-card]:has([role='img'][aria-label*=${JSON.stringify(title)}])`).first();

/** Touches a card and gives an order with it. */
export async function order(page: Page, title: string, verb: string): Promise<void> {
  await card(page, title).click();
  await asked(page).locator(`[data-option="${verb}"]`).first().click();
}

/** Presses on in a scene until it shows its last picture, and the way on. */
export async function toTheEnd(page: Page): Promise<void> {
  await page.locator('[data-scene]').waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('list', { name: 'What came of it' }).waitFor();
}

/** Holds a thing over another. */
export async function hold(page: Page, from: string, to: string): Promise<void> {
  const begin = (await card(page, from).boundingBox())!;
  await page.mouse.move(begin.x + begin.width / 2, begin.y + 16);
  await page.mouse.down();
  await page.mouse.move(begin.x + 30, begin.y + 40, { steps: 4 });
  await page.locator('.ghost').waitFor();
  const end = (await page.locator('.spot', { hasText: to }).first().boundingBox())!;
  // Below its words: what is carried covers none of them.
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 130, { steps: 6 });
}
