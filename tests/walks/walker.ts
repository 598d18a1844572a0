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

/** What a game came to, as the result says it. */
export interface Ended {
  readonly isOver: boolean;
  readonly turns: number;
  readonly words: string;
  /** The longest time from an answer to the next question. */
  readonly longestWait: number;
}

interface Answer {
  readonly at: number;
  readonly verbs: string;
  readonly isGroup: boolean;
  readonly isGood: boolean;
  readonly words: string;
}

const mostOrders = 9;

/** From where to where people or a ship go, as the answer says it; a group of answers says neither. */
const way = (words: string): readonly [from: string, to: string] => {
  const [, from = '', to = ''] = /(?:from|fly) (.+?) to (.+?)(?:\d?$|RANGE|All)/.exec(words) ?? [];
  return [from, to];
};

export class Walker {
  readonly page: Page;
  readonly #hands: Hands;
  #prompts = 0;
  #since = Date.now();
  /** What was tried in this turn, so that nothing is tried for ever. */
  #tried = new Set<string>();
  #orders = 0;
  #hasFlown = false;
  /** How often a ship was sent to each place: others come first. */
  readonly #visits = new Map<string, number>();
  #turn = 0;

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

  async press(what: Locator, timeout = 20_000): Promise<void> {
    if (this.#hands === 'mouse') return what.click({ timeout });
    if (this.#hands === 'fingers') return what.tap({ timeout });
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

  /**
   * How gladly an answer is given by somebody who goes for missions: report, attempt what can be solved, go aboard, fly where
   * one has not been, beam down, try one's luck. Nobody goes back the way they came in the same turn.
   */
  #likes({ verbs, isGood, words }: Answer): number {
    const is = (verb: string): boolean => verbs.split(', ').includes(verb);
    const [from, to] = way(words);
    if (is('attempt')) return isGood ? 100 : this.#turn > 10 ? 30 : 0;
    if (is('report')) return 90;
    if (is('beam') || is('walk')) {
      if (this.#tried.has(`${to} > ${from}`)) return 0;
      if (/Outpost/.test(from)) return 80;
      return this.#hasFlown ? 60 : /Outpost/.test(to) ? 0 : 50;
    }
    if (is('fly')) return this.#hasFlown ? 0 : 45 - Math.min(10, this.#visits.get(to) ?? 0);
    if (is('undock')) return 40;
    return is('play') ? 20 : 0;
  }

  /** The answer that is liked best, if any is. */
  #next(answers: readonly Answer[]): Answer | undefined {
    const liked = answers
      .filter(({ words, isGroup }) => isGroup || !this.#tried.has(words))
      .map((answer) => ({ answer, likes: this.#likes(answer) }))
      .toSorted((one, other) => other.likes - one.likes)[0];
    return liked && liked.likes > 0 ? liked.answer : undefined;
  }

  #note({ verbs, words, isGroup }: Answer): void {
    if (isGroup) return;
    const [from, to] = way(words);
    this.#tried.add(words).add(`${from} > ${to}`);
    if (verbs !== 'fly') return;
    this.#hasFlown = true;
    this.#visits.set(to, (this.#visits.get(to) ?? 0) + 1);
  }

  /** Answers one question; false when the game is over. */
  async answer(): Promise<boolean> {
    if (await this.#isOver()) return false;
    this.#prompts += 1;
    const moment = (await this.page.locator('[data-moment]').first().textContent()) ?? '';
    this.#turn = Number(/\d+/.exec(moment)?.[0] ?? this.#turn);
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
        this.#hasFlown = false;
        return true;
      }
      this.#note(chosen);
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

  /** Waits until something else is asked than before, or the game is over; the seconds it took. */
  async #nextQuestion(before: string | undefined): Promise<number> {
    const since = Date.now();
    const isNext = (old: string | undefined): boolean => {
      const now = document.querySelector<HTMLElement>('section[data-decision]');
      const isOver = document.querySelector('dialog[data-result][open]') !== null;
      return isOver || (now?.ariaBusy !== 'true' && now?.dataset['decision'] !== old);
    };
    // An order may leave the question as it was.
    await this.page.waitForFunction(isNext, before, { timeout: 3_000 }).catch(() => undefined);
    await this.#isOver();
    return (Date.now() - since) / 1000;
  }

  /** Plays on until the game is over or the time is up. */
  async play(seconds: number): Promise<Ended> {
    const until = Date.now() + seconds * 1000;
    let isOver = false;
    let longestWait = 0;
    while (!isOver && Date.now() < until) {
      const before = await this.page.evaluate(
        () => document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision'],
      );
      isOver = !(await this.answer());
      if (!isOver) {
        const waited = await this.#nextQuestion(before);
        longestWait = Math.max(longestWait, waited);
      }
    }
    const result = this.page.locator('dialog[data-result][open]');
    const scores = isOver ? await result.locator('.result-score dd:nth-of-type(1)').allTextContents() : [];
    const words = isOver ? `${await result.getByRole('heading').first().textContent()} ${scores.join(' : ')}` : '';
    return { isOver, turns: this.#turn, words, longestWait };
  }

  /** Follows a lesson to its end: reads, presses what the order says, and picks whom it names. */
  async learn(): Promise<void> {
    const coach = this.page.getByRole('region', { name: 'Coach' });
    // While a scene is shown, the coach waits.
    const goOn = this.page.locator('[data-coach] button:not([inert] *)', { hasText: /^(Continue|Finish)$/ });
    const done = coach.getByRole('heading', { name: 'Well done' });
    const back = this.page.getByRole('button', { name: 'On with the lesson' });
    const form = this.page.locator('form[data-mode]');
    const answers = this.page.locator('[data-options] [data-option], [data-options] [data-group]');
    const letBe = this.page.locator('[data-pass]');
    const wantsPass = coach.locator('.coach-order', { hasText: /^(End your turn|Let it happen)\.$/ });
    await this.page.locator('[data-coach="0"]').waitFor();
    while (!(await done.isVisible())) {
      await done.or(back).or(goOn).or(form).or(answers).or(letBe).first().waitFor();
      if (await back.isVisible()) await this.press(back);
      // The result may come before it.
      else if (await goOn.isVisible()) await this.press(goOn, 2_000).catch(() => undefined);
      else if ((await wantsPass.isVisible()) && (await letBe.isVisible())) {
        const step = await coach.getAttribute('data-coach');
        await this.press(letBe);
        await this.page.locator(`[data-coach]:not([data-coach="${step}"])`).waitFor();
        this.#prompts += 1;
      } else if (await form.isVisible()) {
        await this.#pickNamed((await coach.textContent()) ?? '');
        this.#prompts += 1;
      } else if (await answers.first().isVisible()) {
        const step = await coach.getAttribute('data-coach');
        const isGroup = (await answers.first().getAttribute('data-group')) !== null;
        await this.#key(0, answers);
        if (isGroup) continue;
        // Cards to pick, or what happens; that is shown before the next step.
        const next = this.page.locator(`[data-coach]:not([data-coach="${step}"])`);
        await back.or(form).or(next).first().waitFor();
        if (!(await form.isVisible())) this.#prompts += 1;
      }
    }
  }

  /** Those whom the order names, or all. */
  async #pickNamed(order: string): Promise<void> {
    const rows = this.page.locator('form[data-mode] label');
    const names = await rows.locator('.font-medium').allTextContents();
    const wanted = names.flatMap((name, at) => (order.split('. ').at(-1)?.includes(name) ? [at] : []));
    if (wanted.length === 0) return this.#pick();
    for (const at of wanted) if (!(await rows.nth(at).locator('input').isChecked())) await this.press(rows.nth(at));
    await this.press(this.page.locator('form[data-mode] [type="submit"]'));
    await this.page.locator('form[data-mode]').waitFor({ state: 'detached' });
  }
}
