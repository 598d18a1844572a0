import { commitmentOf, openBox, poolOf } from '@spaceline/decks';
import { allCards, cardById } from '@spaceline/cards';
import { type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

/** Long enough to seed something, short enough to wait for. */
const round = { SPACELINE_ROUND_SECONDS: '12' };
const calm = { reducedMotion: 'reduce' } as const;

let house: House;
beforeAll(async () => {
  house = await openHouse(round);
});
afterAll(async () => {
  await house.close();
});

/** From the start page to the table of packs: one press each. */
async function takeBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a box and play' }).click();
  await page.getByRole('button', { name: 'Open the first pack' }).click();
  await page.getByRole('list', { name: 'Cards of this pack' }).waitFor();
}

const openAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open everything' }).click();
  await page.getByRole('button', { name: /^Build from 65 cards/ }).click();
};

const pool = (page: Page): Locator => page.locator('[data-pool]');
const part = (page: Page, name: 'missions' | 'seeds' | 'draw'): Locator => page.locator(`[data-part="${name}"]`);
const idsIn = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((elements) => elements.map((row) => row.getAttribute('data-row') ?? ''));
const judged = (page: Page, legal: boolean) => page.locator(`[data-judge] [data-legal="${legal}"]`).waitFor();
const titles = (ids: readonly string[]): readonly string[] => ids.map((id) => cardById(id)?.title ?? id);
const timeOn = async (clock: Locator): Promise<number> => Number(await clock.getAttribute('data-clock'));

test(
  'EP-1.1, WS-1.1, WS-5.1: a box is opened pack by pack, built from, kept over a reload, and played to a result',
  { timeout: 120_000 },
  async () => {
    const visitor = await Visitor.open(house.browser, house.address, 21);
    const { page } = visitor;
    await takeBox(page);
    const seen: string[] = [];
    for (const next of ['Open pack 2', 'Open pack 3', 'Open pack 4', 'Open the premium cards', '']) {
      // The premium cards lie beside the packs.
      const list = next ? 'Cards of this pack' : 'Premium cards';
      const cards = page.getByRole('list', { name: list }).getByRole('article');
      expect(await cards.count()).toBe(next ? 15 : 5);
      seen.push(...(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))));
      if (next) await page.getByRole('button', { name: next, exact: true }).last().click();
    }
    await expectAccessible(page);
    // Come back to: the packs lie as they were left.
    await page.reload();
    await page.getByRole('button', { name: 'Build from 65 cards' }).click();

    // What is not chosen is not legal, and the judge says why.
    await judged(page, false);
    expect(await page.locator('[data-judge]').textContent()).toMatch(/The draw deck has 0 cards.*WS-2\.3/);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Mission');
    const missions = await idsIn(pool(page).locator('[data-row]'));
    expect(missions.length).toBeGreaterThan(1);
    expect(missions.every((id) => cardById(id)?.type === 'Mission')).toBe(true);
    // By pointing: into the deck and out again.
    await pool(page).locator('[data-row]').first().click();
    expect(await idsIn(part(page, 'missions').locator('[data-row]'))).toEqual([missions[0]]);
    await page.getByRole('button', { name: 'Show all' }).click();

    // By dragging: somebody among the seeds, and then among the draw deck.
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Personnel');
    const people = await idsIn(pool(page).locator('[data-row]'));
    await pool(page).locator('[data-row]').nth(0).dragTo(part(page, 'seeds'));
    await pool(page).locator('[data-row]').nth(1).dragTo(part(page, 'seeds'));
    expect(await idsIn(part(page, 'seeds').locator('[data-row]'))).toEqual(people.slice(0, 2));
    await page.locator('[data-judge]').getByRole('link', { name: 'WS-2.4' }).first().waitFor();
    await part(page, 'seeds').locator(`[data-row="${people[1]}"]`).dragTo(part(page, 'draw'));
    expect(await idsIn(part(page, 'draw').locator('[data-row]'))).toEqual([people[1]]);
    await page.getByText('seeds face up at your outpost').waitFor();

    // By keyboard: arrows walk, Enter adds, Z takes back, T sorts, / searches.
    await pool(page).locator('[data-row]').nth(2).focus();
    await page.keyboard.press('ArrowDown');
    const walked = await page.evaluate(() => document.activeElement?.getAttribute('data-row') ?? '');
    expect(people).toContain(walked);
    await page.keyboard.press('Enter');
    expect(await idsIn(part(page, 'draw').locator('[data-row]'))).toEqual([people[1], walked]);
    await page.keyboard.press('z');
    expect(await idsIn(part(page, 'draw').locator('[data-row]'))).toEqual([people[1]]);
    await page.keyboard.press('t');
    expect(await page.getByRole('button', { name: 'by skill' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('/');
    await page.keyboard.type('no such title');
    await page.getByText('No card of your box is like that.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await judged(page, false);
    await expectAccessible(page);

    // The page comes back with the same deck, and the clock has gone on.
    const clock = page.locator('[data-clock]');
    const before = await timeOn(clock);
    expect(before).toBeLessThanOrEqual(1800);
    await page.reload();
    await judged(page, false);
    expect(await timeOn(clock)).toBeLessThanOrEqual(before);
    expect(await timeOn(clock)).toBeGreaterThan(1500);
    expect(await idsIn(part(page, 'missions').locator('[data-row]'))).toEqual([missions[0]]);
    expect(await idsIn(part(page, 'seeds').locator('[data-row]'))).toEqual([people[0]]);
    await page.getByRole('button', { name: /^Not ready: 19 cards short/ }).waitFor();

    await page.getByRole('button', { name: 'Finish my deck' }).click();
    await judged(page, true);
    expect(await idsIn(part(page, 'missions').locator('[data-row]'))).toContain(missions[0]);
    await expectAccessible(page);

    // Box, pool and deck in every notation.
    await page.getByRole('button', { name: 'Save as a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a list' });
    const list = dialog.getByRole('textbox', { name: 'The list' });
    const shows = (words: string) =>
      page.waitForFunction(
        (text) => document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.value.includes(text),
        words,
      );
    await shows('Title: Sealed deck');
    await dialog.getByRole('radio', { name: 'LackeyCCG file' }).check();
    await shows('<superzone name="Missions">');
    await dialog.getByRole('radio', { name: /^the pool/ }).check();
    await dialog.getByRole('radio', { name: 'JSON' }).check();
    await shows('"title": "Sealed pool"');
    await dialog.getByRole('radio', { name: /^the box/ }).check();
    await dialog.getByRole('radio', { name: 'plain text' }).check();
    await shows('Side deck: Premium cards (5)');
    expect(await list.inputValue()).toContain('Side deck: Pack 4 (15)');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('box.txt');
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // The table: a round with a clock, which ends the game.
    await page.getByRole('button', { name: 'Ready: play' }).click();
    await visitor.controls();
    expect(Number(await page.locator('[data-round]').getAttribute('data-round'))).toBeLessThanOrEqual(12);
    await visitor.answer();
    const result = page.getByRole('dialog', { name: 'Result' });
    await result.waitFor();
    expect(await result.locator('[data-standing]').textContent()).toMatch(
      /^(Full Win WS-5\.2|(Modified Win|True Tie) WS-5\.3)$/,
    );
    expect(await result.textContent()).toMatch(/differential [+-]?\d+, victory points \d/);

    // Both seeds, and the command that checks them; mine opens the very box that was opened here.
    await result.getByText('Both boxes, and how to check them').click();
    const commands = await result.locator('[data-verify]').allTextContents();
    expect(commands).toHaveLength(2);
    const checked = commands.map((command) => /--seed ([0-9a-f]{64}) --verify ([0-9a-f]{64})$/.exec(command) ?? []);
    for (const [, seed = '', commitment] of checked) expect(commitmentOf(seed)).toBe(commitment);
    expect(titles(poolOf(openBox(checked[0]?.[1] ?? '')))).toEqual(seen);
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Open another box' }).click();
    await page.getByRole('button', { name: 'Open the first pack' }).waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  },
);

/** Buttons a finger would miss. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, select, input[type="search"]')]
      .filter((each) => each.checkVisibility())
      .filter((each) => each.getBoundingClientRect().height < 43)
      .map((each) => `${each.getAttribute('aria-label') ?? each.textContent} (${each.getBoundingClientRect().height})`),
  );

test(
  'EP-2.1, EP-3.1, EP-4.1: on a phone the box is opened at once, read, and built from by taps',
  { timeout: 90_000 },
  async () => {
    const visitor = await Visitor.open(house.browser, house.address, 22, { ...phone, ...calm });
    const { page } = visitor;
    await takeBox(page);
    await visitor.expectNoOverflow();
    await page.getByRole('button', { name: 'Open everything' }).tap();

    // What two people, two halves and two sides look like: each by itself.
    const premium = page.getByRole('list', { name: 'Cards of this pack' }).getByRole('listitem');
    const read = async (at: number): Promise<string> => {
      await premium.nth(at).getByRole('button').tap();
      const words = await page.locator('dialog[open] article').innerText();
      await visitor.expectNoOverflow();
      await page.getByRole('button', { name: 'Close' }).tap();
      return words.replaceAll(/\s+/g, ' ');
    };
    const box = await page.evaluate(() =>
      [...document.querySelectorAll('.spread article')].map((card) => card.getAttribute('aria-label') ?? ''),
    );
    const cards = box.map((title) => allCards.find((card) => card.title === title));
    const dual = cards[0];
    expect(dual?.type === 'Personnel' && dual.individuals.length).toBe(2);
    const people = await read(0);
    for (const { name } of dual?.type === 'Personnel' ? dual.individuals : []) expect(people).toContain(name);
    expect(await read(1)).toMatch(/Front.*outpost.*Back.*ENGINEER/);
    const at = cards.findIndex((card) => card?.type === 'Dilemma');
    const combo = cards[at];
    const halves = combo?.type === 'Dilemma' ? (combo.combo?.halves.map(({ title }) => title) ?? []) : [];
    expect(halves).toHaveLength(2);
    expect(await read(at)).toMatch(new RegExp(halves.join('.*')));
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Build from 65/ }).tap();
    // Whoever has nothing yet is helped where they are.
    await page.getByRole('button', { name: 'Suggest a deck' }).waitFor();
    const row = pool(page).locator('[data-row]').first();
    const [id] = await idsIn(row);
    await row.tap();
    expect(await row.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Filter' }).tap();
    await visitor.expectNoOverflow();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);

    const tabs = page.getByRole('navigation', { name: 'Parts of the page' });
    await tabs.getByRole('button', { name: /^Deck/ }).tap();
    expect(await idsIn(page.locator('[data-part] [data-row]'))).toEqual([id]);
    await page.getByRole('button', { name: 'Finish my deck' }).tap();
    await tabs.getByText('legal', { exact: true }).waitFor();
    await visitor.expectNoOverflow();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await tabs.getByRole('button', { name: /^Judge/ }).tap();
    await judged(page, true);
    await visitor.expectNoOverflow();
    await expectAccessible(page);
    visitor.expectNoFaults();
    await visitor.leave();
  },
);

test(
  'WS-1.1: a server that is killed while somebody builds loses nothing, and finishes a deck when the time is up',
  { timeout: 90_000 },
  async () => {
    const visitor = await Visitor.open(house.browser, house.address, 23, calm);
    const { page } = visitor;
    await takeBox(page);
    await openAll(page);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Dilemma');
    const dilemmas = await idsIn(pool(page).locator('[data-row]'));
    await pool(page).locator('[data-row]').first().click();
    await page.getByText('1 of 10 seed cards').waitFor();
    await judged(page, false);
    await house.kill();
    // Laid while nobody listens: it is kept as soon as somebody does.
    await pool(page).locator('[data-row]').nth(1).click();
    await page.getByRole('alert').getByText('The server does not answer').waitFor();
    await house.restart({ SPACELINE_BUILD_SECONDS: '4' });
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.reload();
    await judged(page, false);
    expect(await idsIn(part(page, 'seeds').locator('[data-row]'))).toEqual(dilemmas.slice(0, 2));

    // Another box, with hardly any time.
    await page.goto(house.address);
    await takeBox(page);
    await page.getByRole('heading', { name: 'Time is up' }).waitFor();
    await page.getByText('It has 3 missions, ').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect((await visitor.controls()).phase).toBe('Seeding: missions');
    visitor.expectNoFaults();
    await visitor.leave();
  },
);
