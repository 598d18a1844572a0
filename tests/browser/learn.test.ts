import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { drag } from './dragging.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Presses on in whatever is shown, and tells when the mission is seen solved: judged and done in one breath. */
const pressOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    if (document.querySelector('[data-scene="solve"] [aria-label="What came of it"]')) return true;
    document.querySelector<HTMLElement>('[data-scene] [data-continue]')?.click();
    return false;
  });

/** Gives the one answer that the step offers, for those whom its order names, and waits for the next step. */
async function follow(visitor: Visitor, next: string, names: readonly string[] = []): Promise<void> {
  const { page } = visitor;
  await visitor.controls();
  const option = page.locator('[data-options] [data-option], [data-options] [data-group]').first();
  const all = page.getByRole('button', { name: 'All', exact: true });
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const heading = page.getByRole('region', { name: 'Coach' }).getByRole('heading', { name: next });
  await confirm.or(option).first().waitFor();
  // A question with one way shows at once who may be picked.
  if (!(await confirm.isVisible())) await option.click();
  await heading.or(confirm).or(option).first().waitFor();
  if (await confirm.isVisible()) {
    if (names.length === 0) await all.click();
    else await expectAccessible(page);
    // Where there is room the first is carried down, and back, and down again.
    const isWide = page.viewportSize()!.width > 1000;
    for (const name of names.slice(0, isWide ? 1 : 0)) {
      const [here, there] = ['.crossing-from', '.crossing-to'];
      const tile = `[data-goer]:has-text("${name}")`;
      await drag(page, `${here} ${tile}`, there);
      await drag(page, `${there} ${tile}`, here);
      await page.getByRole('checkbox', { name, checked: false }).waitFor();
      await drag(page, `${here} ${tile}`, there);
    }
    for (const name of names) await page.locator('label', { hasText: name }).locator('input[name="pick"]').check();
    await confirm.click();
  } else if (
    !(await heading.isVisible()) &&
    (await page.getByRole('button', { name: 'Back to all options' }).isVisible())
  )
    await option.click();
  await heading.waitFor();
}

/** All that the coach says can be read, and nothing of it is cut. */
const expectTold = async (page: Page, words: string): Promise<void> => {
  const told = page.locator('.coach-words', { hasText: words });
  await told.waitFor();
  expect(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)).toBe(true);
};

/** A frame lies at the thing that is meant, and is seen whole. */
const expectFramed = async (page: Page, name: string): Promise<void> => {
  const thing = page.locator('.stage-field [data-card]', { hasText: name }).first();
  await expect
    .poll(async () => {
      const box = (await thing.boundingBox())!;
      const frames = await page.locator('.pointing-frame').evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { x: (left + right) / 2, y: (top + bottom) / 2, isWhole: left >= 0 && right <= innerWidth };
        }),
      );
      // Of a place its world is framed, and not its words.
      const around = frames.filter(
        ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      );
      return around.length > 0 && frames.every(({ isWhole }) => isWhole);
    })
    .toBe(true);
};

/** No line is drawn over the words of the place it leads to. */
const expectWordsClear = async (page: Page): Promise<void> => {
  await page.locator('.pointing-head').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const svg = document.querySelector('.pointing')!;
        const lines = [...svg.querySelectorAll<SVGGeometryElement>('.pointing-shaft, .pointing-head')];
        const points = lines.flatMap((line) =>
          Array.from({ length: 60 }, (_, at) => line.getPointAtLength((line.getTotalLength() * at) / 59)),
        );
        return [...document.querySelectorAll('.plate-title, .terms > *, .plate-sill > *')]
          .filter((words) => {
            const title = document.createRange();
            title.selectNodeContents(words);
            const { left, right, top, bottom } = (
              words.matches('.plate-title') ? title : words
            ).getBoundingClientRect();
            return points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
          })
          .map(({ textContent }) => textContent);
      }),
    )
    .toEqual([]);
};

/** The coach covers no words of the line, and on a phone takes about a third of the screen at most. */
const expectRoom = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const coach = document.querySelector('[data-coach]')!.getBoundingClientRect();
        const covered = [...document.querySelectorAll('.plate > *')].filter((words) => {
          const { left, right, top, bottom } = words.getBoundingClientRect();
          return left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top;
        });
        const isLarge = innerWidth < 700 && coach.height > 0.36 * innerHeight;
        return [...covered.map(({ textContent }) => textContent), ...(isLarge ? [`${coach.height} px`] : [])];
      }),
    )
    .toEqual([]);
};

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (_, options) => {
  test('a newcomer is led to a first solved mission, and the lesson outlasts a reload', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/#/learn`, 1, options);
    const { page } = visitor;
    const first = page.getByRole('button', { name: /Your first mission/ });
    await first.waitFor();
    await expectAccessible(page);
    await first.click();
    const coach = page.getByRole('region', { name: 'Coach' });
    await coach.getByRole('heading', { name: 'The spaceline' }).waitFor();
    await visitor.expectNoOverflow();
    await expectTold(page, 'The first player with 100 points wins.');
    // A word of the rules is explained in place, and the lesson stays where it is.
    await coach.getByRole('button', { name: 'spaceline', exact: true }).click();
    await page.getByRole('dialog', { name: 'Spaceline' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Read first what the coach says').waitFor();
    await coach.getByRole('button', { name: 'Continue' }).click();
    // The table is laid first: a mission, a dilemma under one of theirs, an outpost.
    await coach.getByRole('heading', { name: 'Place a mission' }).waitFor();
    await expectTold(page, 'Before the first turn the table is laid.');
    await follow(visitor, 'Hide a dilemma');
    await expectRoom(page);
    await follow(visitor, 'An outpost');
    await expectFramed(page, 'Excavation');
    await follow(visitor, 'Report for duty');
    await coach.getByRole('heading', { name: 'Report for duty' }).waitFor();
    await expectTold(page, 'Once a turn you play a card.');
    await expectRoom(page);
    await expectFramed(page, 'Federation Outpost');
    await follow(visitor, 'End your turn');
    // The other player has a turn of their own, and is heard of before the coach speaks of it.
    await page.getByRole('button', { name: 'End my turn' }).click();
    await coach.getByRole('heading', { name: 'Their turn' }).waitFor();
    await page
      .getByText(/reported Vekma/)
      .first()
      .waitFor({ state: 'attached' });
    await coach.getByRole('button', { name: 'Continue' }).click();
    await coach.getByRole('heading', { name: 'Another card' }).waitFor();
    await expectRoom(page);
    await follow(visitor, 'Go aboard');
    // From here on what happens is shown until somebody presses on.
    await page.evaluate(() => localStorage.setItem('spaceline.scenes', '{"speed":"click"}'));
    await page.reload();
    await coach.getByRole('heading', { name: 'Go aboard' }).waitFor();
    await expectFramed(page, 'U.S.S. Oberth');
    await coach.getByRole('button', { name: 'Show me' }).click();
    await coach.getByRole('heading', { name: 'Fly' }).waitFor();
    await expectRoom(page);
    if (options === phone) await expectWordsClear(page);
    await coach.getByRole('button', { name: 'I know this' }).click();
    await coach.getByRole('heading', { name: 'Beam down' }).waitFor();
    if (options === phone) await expectWordsClear(page);
    // What is known is not shown.
    expect(await page.locator('[data-scene]').count()).toBe(0);
    await follow(visitor, 'Attempt the mission', ['Deanna Troi', 'Tasha Yar', 'Beverly Crusher']);
    const step = () => page.locator('[data-coach]').getAttribute('data-coach');
    const attempting = await step();
    await page.locator('[data-options] [data-option="attempt"]').first().click();
    // The coach does not speak of what came of it before it has been seen.
    await expect.poll(() => pressOn(page), { timeout: 20_000 }).toBe(true);
    expect(await step()).toBe(attempting);
    await page.keyboard.press('Space');
    const result = page.getByRole('dialog', { name: 'Result' });
    await result.getByRole('heading', { name: 'You won!' }).waitFor();
    // Whoever reasons for the other side in a lesson is the lesson.
    expect(await result.getByRole('button', { name: /^Why did/ }).count()).toBe(0);
    await result.getByRole('button', { name: 'On with the lesson' }).click();
    await coach.getByRole('button', { name: 'Finish' }).click();
    await coach.getByRole('button', { name: 'Next: Staffing and flying' }).waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('an event of the other player is answered, and an interrupt is let happen', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/learn`, 1, desktop);
  const { page } = visitor;
  await page.getByRole('button', { name: /Responses and battle/ }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  const at = (title: string) => coach.getByRole('heading', { name: title, exact: true }).waitFor();
  await coach.getByRole('button', { name: 'Continue' }).click();
  await at('An event');
  await follow(visitor, 'Cards that wait');
  await page.getByRole('button', { name: 'End my turn' }).click();
  await at('Answer');
  await follow(visitor, 'Let it happen');
  // Both ways are open here: nothing is lost by either.
  await page.locator('section[data-decision] [data-option="play"]').waitFor();
  await page.locator('[data-pass]').click();
  await at('Battle');
  await page.getByRole('button', { name: 'Show the whole log' }).click();
  await page
    .getByText(/Plasma Fire was nullified/)
    .first()
    .waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
});
