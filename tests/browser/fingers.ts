// Two fingers on a screen, as the browser hears of them from the system.
import { type Locator, type Page } from 'playwright-core';

/** Longer than a finger has to lie on a card to read it. */
const longPress = 500;

/**
 * Two fingers, the first on the middle of a thing, go apart along a line that stands, until they are so many times as far
 * apart. How far down the page their middle is, and stays, is returned.
 */
export async function pinch(page: Page, on: Locator, times: number): Promise<number> {
  const { x, y, width, height } = (await on.boundingBox())!;
  const first = { x: x + width / 2, y: y + height / 2, id: 0 };
  // The other one lies further in.
  const half = first.y < page.viewportSize()!.height / 3 ? 40 : -40;
  const between = first.y + half;
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { ...first, y: between - apart },
    { ...first, y: between + apart, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(half).slice(0, 1));
  await touch('touchStart', fingers(half));
  await page.waitForTimeout(longPress);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', fingers(half * (1 + ((times - 1) * step) / 8)));
  await touch('touchEnd', []);
  await session.detach();
  return between;
}
