// Counts what a player does with hands: every press of a button, a finger or a key, and everything carried, once.
import { type Page } from 'playwright-core';

interface Counting {
  actions?: number;
}

export const countActions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counting = window as unknown as Counting;
    const isCounting = counting.actions !== undefined;
    counting.actions = 0;
    if (isCounting) return;
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => (counting.actions = (counting.actions ?? 0) + 1), true);
  });

export const actionsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counting).actions ?? 0);
