// Where pictures of the client are taken: a server, a browser, tables to sit down at, and a camera that waits until
// nothing moves any more.
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { type TwoSeats, openTwoSeats } from '../browser/two-seats.ts';
import { Visitor } from '../browser/visitor.ts';
import { laidTable } from './laid-table.ts';

type Kept = Readonly<Record<string, unknown>>;

export interface Studio extends TwoSeats {
  /** A page of the client, with what the browser keeps from before. */
  readonly open: (hash: string, size: BrowserContextOptions, kept?: Kept) => Promise<Page>;
  /** A table of `tables/`, as player one against the computer. */
  readonly lay: (table: string, size: BrowserContextOptions, kept?: Kept) => Promise<Page>;
}

/** Scenes wait for whoever looks at them. */
const unhurried: Kept = { 'spaceline.scenes': { speed: 'click' } };

export async function openStudio(): Promise<Studio> {
  const seats = await openTwoSeats();
  const visit = async (hash: string, size: BrowserContextOptions, entries: readonly Entry[]): Promise<Page> => {
    const storageState = { cookies: [], origins: [{ origin: seats.address, localStorage: [...entries] }] };
    const options = { ...size, storageState, reducedMotion: 'no-preference' } as const;
    const visitor = await Visitor.open(seats.browser, `${seats.address}/${hash}`, 1, options);
    visitor.page.setDefaultTimeout(20_000);
    return visitor.page;
  };
  return {
    ...seats,
    open: (hash, size, kept = {}) => visit(hash, size, entriesOf({ ...unhurried, ...kept })),
    async lay(table, size, kept = {}) {
      const laid = laidTable(table);
      const page = await visit(`#/table/local${table}`, size, [laid, ...entriesOf({ ...unhurried, ...kept })]);
      await page.getByRole('region', { name: 'Your decision' }).waitFor();
      return page;
    },
  };
}

type Entry = ReturnType<typeof laidTable>;
const entriesOf = (kept: Kept): readonly Entry[] =>
  Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));

/** Places are painted beside the page and fonts come over the wire: when all of it is there. */
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What is waited for may not be a promise: one counts as true.
  await page.waitForFunction(
    () =>
      document.querySelector('.painted-place:not([data-painted]), [data-fetching]') === null &&
      [...document.querySelectorAll('.art-place > svg')].every((each) => !each.checkVisibility()) &&
      [...document.images].every(({ complete }) => complete),
  );
}

/** Waits until something is drawn, and lets go of all timers of the page at that moment: no beat follows it. */
export const stopAt = (page: Page, drawn: string): Promise<void> =>
  page.evaluate(
    (selector) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          for (let timer = Number(setTimeout(() => undefined)); timer > 0; timer -= 1) clearTimeout(timer);
          done();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    drawn,
  );

/** Attribute of a page on which a moment of what moves was chosen. */
const held = 'data-held';

/** Stops whatever moves on a page as it is so many milliseconds after the last part of it began to move. */
export const holdMotion = (page: Page, last: string, after: number): Promise<void> =>
  page.evaluate(
    ([selector, ms, mark]) => {
      for (const motion of document.getAnimations()) {
        const { effect } = motion;
        const isLast = effect instanceof KeyframeEffect && effect.target?.closest(selector) !== null;
        if (isLast) {
          motion.pause();
          motion.currentTime = ms;
        } else if (effect?.getComputedTiming().iterations === Infinity) motion.pause();
        else motion.finish();
      }
      document.documentElement.setAttribute(mark, '');
    },
    [last, after, held] as const,
  );

/** The page as it is when nothing moves: twice the same picture. */
export async function photograph(page: Page): Promise<Buffer> {
  await isDrawn(page);
  // What was painted is on the screen two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const isHeld = (await page.locator(`html[${held}]`).count()) > 0;
  const take = () => page.screenshot({ animations: isHeld ? 'allow' : 'disabled', caret: 'hide' });
  let picture = await take();
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(150);
    await isDrawn(page);
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}
