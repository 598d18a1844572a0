// The windows pictures are taken in.
import { type BrowserContextOptions } from 'playwright-core';

const window = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const touched = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});

export const desktop = window(1440, 900);
/** Three rows of large cards. */
export const sheet = window(1320, 1360);
export const laptop = window(1366, 650);
export const small = window(1024, 700);
/** A desktop of 1440 by 900 at twice its size. */
export const zoomed = { ...window(720, 450), deviceScaleFactor: 2 };
export const tablet = touched(820, 1180);
export const phone = { ...touched(390, 844), deviceScaleFactor: 2 };
export const landscape = { ...touched(844, 390), deviceScaleFactor: 2 };
