// Somebody who plays a whole game with a mouse, with fingers or with keys alone, and counts what it takes.
import { type Locator, type Page } from 'playwright-core';
import { actionsOf, countActions } from '../browser/actions.ts';
import { type Visitor } from '../browser/visitor.ts';

export type Hands = 'mouse' | 'fingers' | 'keys';

export interface Counts {
  /** Presses of a button, a finger or a key. */
  readonly actions: number;
  /** Questions that were answered. */
  readonly prompts: number;
  readonly seconds: number;
}

interface Answer {
  readonly at: number;
  readonly verbs: string;
  readonly isGroup: boolean;
  readonly isGood: boolean;
  readonly words: string;
}

/** What is done first where it can be done; what is not named is left. */
const order = ['report', 'attempt', 'beam', 'walk', 'undock', 'fly', 'play'];
const mostOrders = 9;

export class Walker {
  readonly page: Page;
  readonly #hands: Hands;
  #prompts = 0;
  #since = Date.now();
  /** What was tried in this turn, so that nothing is tried for ever. */
  #tried = new Set<string>();
  #orders = 0;

  constructor(visitor: Visitor, hands: Hands) {
    this.page = visitor.page;
    this.#hands = hands;
  }

  async start(): Promise<void> {
    await countActions(this.page);
    this.#prompts = 0;
    this.#since = Date.now();
  }

  async counts(): Promise<Counts> {
    return {
      actions: await actionsOf(this.page),
      prompts: this.#prompts,
      seconds: Math.round((Date.now() - this.#since) / 1000),
    };
  }

  async press(what: Locator): Promise<void> {
    if (this.#hands === 'mouse') return what.click();
    if (this.#hands === 'fingers') return what.tap();
    // Reached as a keyboard reaches it: whoever looks for a key does not walk the whole page.
    await what.focus();
    return this.page.keyboard.press('Enter');
  }

  async #key(at: number, shown: Locator): Promise<void> {
    if (this.#hands !== 'keys' || at >= 18) return this.press(shown.nth(at));
    return this.page.keyboard.press(at < 9 ? `Digit${at + 1}` : `Shift+Digit${at - 8}`);
  }

  #answers(): Promise<readonly Answer[]> {
    return this.page.locator('[data-options] [data-option], [data-options] [data-group]').evaluateAll((all) =>
      all.map((each, at) => ({
        at,
        verbs: (each as HTMLElement).dataset['option'] ?? (each as HTMLElement).dataset['verbs'] ?? '',
        isGroup: (each as HTMLElement).dataset['group'] !== undefined,
        isGood: each.querySelector('.text-good') !== null,
        words: each.textContent ?? '',
      })),
    );
  }

  async #isOver(): Promise<boolean> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('dialog[data-result][open]') ??
        document.querySelector('section[data-decision]:not([aria-busy="true"])'),
      undefined,
      { timeout: 60_000 },
    );
    return (await this.page.locator('dialog[data-result][open]').count()) > 0;
  }

  async #pass(): Promise<void> {
    const pass = this.page.locator('[data-pass]');
    for (let times = 0; times < 2 && (await pass.count()) > 0; times += 1) {
      if (this.#hands === 'keys') await this.page.keyboard.press('p');
      else await this.press(pass);
      if ((await this.page.locator('[data-pass][data-sure]').count()) === 0) return;
    }
  }

  /** Cards to pick: as many as can be, at one press where there is a key or a button for it. */
  async #pick(): Promise<void> {
    const all = this.page.getByRole('button', { name: 'All', exact: true });
    if ((await all.count()) > 0) {
      if (this.#hands === 'keys') await this.page.keyboard.press('a');
      else await this.press(all);
    }
    const confirm = this.page.locator('form[data-mode] [type="submit"]');
    const boxes = this.page.locator('input[name="pick"]');
    for (let at = 0; at < (await boxes.count()) && (await confirm.isDisabled()); at += 1) await this.#key(at, boxes);
    await this.press(confirm);
  }

  /** The next answer somebody would give who goes for missions; nothing: pass. */
  #next(answers: readonly Answer[]): Answer | undefined {
    const can = answers.filter(({ words }) => !this.#tried.has(words));
    const good = can.find(({ verbs, isGood }) => verbs === 'attempt' && isGood);
    if (good) return good;
    for (const verb of order) {
      const found = can.find(({ verbs }) => verbs.split(', ').includes(verb));
      if (found) return found;
    }
    return undefined;
  }

  /** Answers one question; false when the game is over. */
  async answer(): Promise<boolean> {
    if (await this.#isOver()) return false;
    this.#prompts += 1;
    if ((await this.page.locator('[data-commit]').count()) > 0) {
      await this.press(this.page.locator('[data-commit]'));
      return true;
    }
    for (let presses = 0; presses < 6; presses += 1) {
      if ((await this.page.locator('form[data-mode]').count()) > 0) {
        await this.#pick();
        return true;
      }
      const answers = await this.#answers();
      const canPass = (await this.page.locator('[data-pass]').count()) > 0;
      const next = canPass && this.#orders >= mostOrders ? undefined : this.#next(answers);
      const chosen = next ?? (canPass ? undefined : answers[0]);
      if (!chosen) {
        await this.#pass();
        this.#tried.clear();
        this.#orders = 0;
        return true;
      }
      this.#tried.add(chosen.words);
      const all = this.page
        .locator('[data-options] > div', { hasText: chosen.words })
        .locator('[data-at-once]')
        .first();
      const shown = this.page.locator('[data-options] [data-option], [data-options] [data-group]');
      if (!chosen.isGroup && this.#hands !== 'keys' && (await all.count()) > 0) await this.press(all);
      else await this.#key(chosen.at, shown);
      if (chosen.isGroup || (await this.page.locator('form[data-mode]').count()) > 0) continue;
      this.#orders += 1;
      return true;
    }
    await this.#pass();
    return true;
  }

  /** Plays on until the game is over or the time is up; says whether it is over. */
  async play(seconds: number): Promise<boolean> {
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      const before = await this.page.evaluate(
        () => document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision'],
      );
      if (!(await this.answer())) return true;
      await this.page
        .waitForFunction(
          (old) => {
            const now = document.querySelector<HTMLElement>('section[data-decision]');
            return (
              document.querySelector('dialog[data-result][open]') ??
              (now?.ariaBusy !== 'true' && now?.dataset['decision'] !== old)
            );
          },
          before,
          { timeout: 3_000 },
        )
        .catch(() => undefined);
    }
    return false;
  }

  /** The words of the moment: turn and score. */
  async standing(): Promise<{ readonly turn: number; readonly score: string }> {
    const moment = (await this.page.locator('[data-moment]').first().textContent()) ?? '';
    const scores = await this.page.locator('[data-score]').allTextContents();
    return { turn: Number(/\d+/.exec(moment)?.[0] ?? 0), score: scores.join(' : ') };
  }
}
