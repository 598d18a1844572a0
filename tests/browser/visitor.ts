// Somebody at the table who sees only the page and uses only what is drawn on it.
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What can be pressed now, as read from the page. */
interface Controls {
  readonly decision: number;
  readonly phase: string;
  readonly over: boolean;
  readonly picks: number;
  /** Cards are shown, or in an order that may stay: only a confirmation is asked. */
  readonly confirms: boolean;
  /** Stacks of seed cards are built and sent at once. */
  readonly commits: boolean;
  /** Verbs of the answers listed, or the verbs behind a card; in the order of the buttons. */
  readonly answers: readonly string[];
  readonly canPass: boolean;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How gladly each kind of order is given: towards missions, and not for ever. */
const likes: Readonly<Record<string, number>> = {
  attempt: 200,
  beam: 8,
  undock: 6,
  fly: 6,
  play: 4,
  walk: 2,
  dock: 1,
  cloak: 0.2,
  decloak: 4,
};

export class Visitor {
  readonly page: Page;
  readonly faults: string[] = [];
  readonly #random: () => number;
  readonly phases = new Set<string>();
  answers = 0;
  /** Orders after which a turn is ended. */
  patience = 7;
  attempts = 0;
  #ordersThisTurn = 0;
  #seeded = 0;

  private constructor(page: Page, seed: number) {
    this.page = page;
    this.#random = dice(seed);
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => this.faults.push(`threw: ${error.message}`));
    page.on('console', (message) => {
      // A browser reports a server that is away by itself; the page says so too.
      if (message.type() === 'error' && !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(message.text()))
        this.faults.push(`console: ${message.text()}`);
    });
  }

  /** `scenes`: how fast what happens is shown; without scenes, unless they are looked at. */
  static async open(
    browser: Browser,
    address: string,
    seed: number,
    options = desktop,
    scenes = 'off',
  ): Promise<Visitor> {
    // What is kept for a time without network is fetched in the background, and only looked at in its own test; who looks
    // at no scenes looks at nothing else that moves, which without a graphics card takes most of a core to draw.
    const calm = scenes === 'off' ? ({ reducedMotion: 'reduce' } as const) : {};
    const context = await browser.newContext({ serviceWorkers: 'block', ...calm, ...options });
    await context.addInitScript((speed) => {
      localStorage.setItem('spaceline.scenes', localStorage.getItem('spaceline.scenes') ?? JSON.stringify({ speed }));
    }, scenes);
    const visitor = new Visitor(await context.newPage(), seed);
    await visitor.page.goto(address);
    return visitor;
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  /** From the start page to the first question at the table. */
  async playNow(deck?: RegExp, format?: string): Promise<void> {
    if (format) await this.page.getByRole('combobox', { name: 'Format' }).selectOption(format);
    if (deck) await this.page.getByRole('radio', { name: deck }).first().check();
    await this.page.getByRole('button', { name: 'Play now' }).click();
    await this.controls();
  }

  /** Waits until something is asked or the game is over, and reads what can be pressed. */
  async controls(): Promise<Controls> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('dialog[data-result][open]') ??
        document.querySelector('section[data-decision]:not([aria-busy="true"])'),
    );
    return this.page.evaluate(() => {
      const section = document.querySelector<HTMLElement>('section[data-decision]');
      const buttons = [
        ...document.querySelectorAll<HTMLElement>('[data-options] [data-option], [data-options] [data-group]'),
      ];
      return {
        decision: Number(section?.dataset['decision'] ?? -1),
        phase: document.querySelector('[data-moment]')?.textContent ?? '',
        over: document.querySelector('dialog[data-result][open]') !== null,
        picks: document.querySelectorAll('input[name="pick"]').length,
        confirms: document.querySelector('[data-mode="look"], [data-mode="order"]') !== null,
        commits: document.querySelector('[data-commit]') !== null,
        answers: buttons.map((button) => button.dataset['option'] ?? button.dataset['verbs'] ?? ''),
        canPass: document.querySelector('[data-pass]') !== null,
      };
    });
  }

  /** Gives one answer by pressing buttons; false when the game is over. */
  async answer(): Promise<boolean> {
    for (let presses = 0; presses < 12; presses += 1) {
      const now = await this.controls();
      if (now.over) return false;
      this.phases.add(now.phase.replace(/^Turn \d+ · /, ''));
      if (now.confirms) {
        await this.page.locator('[data-mode] [type="submit"]').click();
        this.answers += 1;
        return true;
      }
      if (now.commits) {
        await this.#stack();
        this.answers += 1;
        return true;
      }
      const chosen = this.#choose(now);
      if (chosen >= 0 && now.picks > 0) {
        await this.#pick(now.picks);
        this.#ordersThisTurn += 1;
        this.answers += 1;
        return true;
      }
      if (chosen < 0) {
        await this.pass();
        this.#ordersThisTurn = 0;
        this.answers += 1;
        return true;
      }
      const button = this.page.locator('[data-options] [data-option], [data-options] [data-group]').nth(chosen);
      const verb = await button.getAttribute('data-option');
      await button.click();
      if (!verb) continue;
      if ((await this.page.locator('input[name="pick"]').count()) > 0) continue;
      if (verb === 'attempt') this.attempts += 1;
      if (verb === 'seed') this.#seeded += 1;
      this.#ordersThisTurn += 1;
      this.answers += 1;
      return true;
    }
    throw new Error('Twelve presses gave no answer.');
  }

  /** Passes; what is asked back is confirmed on the same button. */
  async pass(): Promise<void> {
    await this.page.locator('[data-pass]').click();
    const sure = this.page.locator('[data-pass][data-sure]');
    if ((await sure.count()) > 0) await sure.click();
  }

  /** The button to press, or -1 to pass. */
  #choose({ answers, picks, canPass, phase }: Controls): number {
    const sated = /dilemmas/.test(phase) ? this.#seeded >= 8 : this.#ordersThisTurn >= this.patience;
    if (canPass && (sated || (answers.length === 0 && picks === 0))) return -1;
    if (picks > 0) return 0;
    const weights = answers.map((verbs) => Math.max(...verbs.split(', ').map((verb) => likes[verb] ?? 3)));
    const passing = canPass && /orders/.test(phase) ? 2 : 0;
    const total = weights.reduce((sum, weight) => sum + weight, passing);
    let left = this.#random() * total;
    for (const [at, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return at;
    }
    return canPass ? -1 : answers.length - 1;
  }

  /** Puts one card into a stack, if there is one, and seeds. */
  async #stack(): Promise<void> {
    const cards = this.page.locator('[data-stacks] [data-group]');
    if ((await cards.count()) > 0) {
      await cards.first().click();
      await this.page.locator('[data-stacks] [data-option]').first().click();
    }
    await this.page.locator('[data-commit]').click();
  }

  async #pick(count: number): Promise<void> {
    const boxes = this.page.locator('input[name="pick"]');
    const confirm = this.page.getByRole('button', { name: /^Confirm/ });
    const all = this.page.getByRole('button', { name: 'All', exact: true });
    if ((await all.count()) > 0 && this.#random() < 0.7) await all.click();
    for (let at = Math.floor(this.#random() * count), tries = 0; tries < count; at = (at + 1) % count, tries += 1) {
      if (await confirm.isEnabled()) break;
      await boxes.nth(at).click();
    }
    await confirm.click();
  }

  /** Plays on until the condition holds or the game is over. */
  async playUntil(enough: () => boolean, most = 2_000): Promise<void> {
    for (let n = 0; n < most && !enough(); n += 1) {
      const skip = this.page.getByRole('button', { name: 'Pass until my turn' });
      if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
      if (!(await this.answer())) return;
    }
  }

  /** The page itself never scrolls sideways. */
  async expectNoOverflow(): Promise<void> {
    const beyond = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    await this.#expectSkyBehind();
  }

  /** Nothing that holds the sky of a page lifts it above what is written there. */
  async #expectSkyBehind(): Promise<void> {
    const lifting = await this.page.evaluate(() => {
      const found: string[] = [];
      for (let at = document.querySelector('.site-sky')?.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).position !== 'static' && getComputedStyle(at).zIndex !== 'auto')
          found.push(at.className);
      return found;
    });
    expect(lifting).toEqual([]);
  }

  /** None but those that belong to what was done. */
  expectNoFaults(besides?: RegExp): void {
    expect(this.faults.filter((fault) => !besides?.test(fault))).toEqual([]);
  }
}
