import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Cards of a full hand overlap: one touches the corner that is seen. */
const corner = { position: { x: 14, y: 14 } } as const;

describe('on a desktop', () => {
  test('a visitor plays a whole game by pressing buttons', { timeout: 420_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 7);
    const { page } = visitor;
    expect(await page.getByRole('main').textContent()).toContain('unofficial');
    await visitor.playNow(/Federation/);
    await visitor.expectNoOverflow();
    await visitor.playUntil(() => false);

    const result = page.getByRole('dialog', { name: 'Result' });
    await result.waitFor();
    expect(await result.getByRole('heading').textContent()).toMatch(/^(You won!|Ansel Voss won|A draw)$/);
    expect([...visitor.phases]).toEqual(
      expect.arrayContaining([
        'Seeding: missions',
        'Seeding: dilemmas and artifacts',
        'Seeding: facilities',
        'Your turn · card play',
        'Your turn · orders',
      ]),
    );
    expect(visitor.attempts).toBeGreaterThan(0);

    const [replay] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('link', { name: 'Download replay' }).click(),
    ]);
    expect(replay.suggestedFilename()).toMatch(/\.json$/);
    await result.getByRole('button', { name: 'Look at the table' }).click();
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('a game can be left, continued and conceded', async () => {
    const visitor = await Visitor.open(house.browser, house.address, 3);
    const { page } = visitor;
    await visitor.playNow(/Klingon/);
    await visitor.answer();
    const { decision } = await visitor.controls();
    await page.goto(house.address);
    await page.getByRole('link', { name: 'Continue your game' }).click();
    expect((await visitor.controls()).decision).toBe(decision);

    await page.getByLabel('Menu').click();
    // Also with all keys it lies over what is asked.
    await page.getByText('Keys', { exact: true }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
    const result = page.getByRole('dialog', { name: 'Result' });
    expect(await result.getByRole('heading').textContent()).toBe('Ansel Voss won');
    await result.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction(() => !document.querySelector('dialog[data-result][open]'));
    expect((await visitor.controls()).phase).toBe('Seeding: missions');
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('a card and its target are touched on the table itself', async () => {
    const visitor = await Visitor.open(house.browser, house.address, 5);
    const { page } = visitor;
    await visitor.playNow();
    await visitor.playUntil(() => visitor.phases.has('Seeding: dilemmas and artifacts'));
    const before = (await visitor.controls()).decision;
    await page.getByLabel('Your seed cards').locator('[data-light="start"]').first().click(corner);
    await page.getByLabel('Spaceline', { exact: true }).locator('[data-mission] [data-light="target"]').first().click();
    await page.waitForFunction(
      (old) => (document.querySelector<HTMLElement>('section[data-decision]')?.dataset['decision'] ?? old) !== old,
      String(before),
    );
    await page.getByLabel('Log', { exact: true }).getByText('You seeded').first().waitFor({ state: 'attached' });
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('the rule that forbids a card is named', async () => {
    const visitor = await Visitor.open(house.browser, house.address, 9);
    const { page } = visitor;
    await visitor.playNow();
    await visitor.playUntil(() => visitor.phases.has('Your turn · orders'));
    while (!/Your turn · orders/.test((await visitor.controls()).phase)) await visitor.answer();
    await page.getByLabel('Your hand').locator('[data-card]:not([data-light])').first().click(corner);
    // The card stays on its side of the window while the pointer comes to it.
    const kept = page.locator('[data-glance="kept"]');
    const there = await kept.boundingBox();
    await page.mouse.move(1100, 300);
    await page.mouse.move(300, 300);
    expect(await kept.boundingBox()).toEqual(there);
    await page.getByRole('button', { name: 'Why can I not play it now?' }).click();
    expect(await page.getByRole('alert').textContent()).toMatch(/^You cannot .*Rule B-\d+\.\d+/);
    const rule = page.getByRole('alert').getByRole('link');
    const clause = await rule.textContent();
    expect(await rule.getAttribute('href')).toBe(`/rules#${clause}`);
    await page.getByRole('alert').getByRole('button', { name: 'Read more' }).click();
    const { title, text } = (await (await fetch(`${house.address}/api/clauses/${clause}`)).json()) as {
      readonly title: string;
      readonly text: string;
    };
    await page.getByRole('alert').getByRole('heading', { name: title }).waitFor();
    expect((await page.getByRole('alert').textContent())?.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
    await page.getByRole('button', { name: 'Read less' }).click();
    await page.getByRole('alert').getByRole('heading').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('an unknown match is told in words', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/#/table/nosuchmatch`, 1);
    expect(await visitor.page.getByRole('alert').textContent()).toContain('there is no match');
    await visitor.page.getByRole('link', { name: 'Back to the start page' }).click();
    await visitor.page.getByRole('button', { name: 'Play now' }).waitFor();
    await visitor.leave();
  });
});

describe('on a phone', () => {
  test('a visitor seeds from the drawer, reads cards and plays turns', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 11, phone);
    const { page } = visitor;
    await visitor.expectNoOverflow();
    await visitor.playNow();
    await visitor.expectNoOverflow();
    await visitor.playUntil(() => visitor.phases.has('Seeding: dilemmas and artifacts'));

    // A drawer closes by itself when the next question comes.
    const lit = page.locator('[data-drawer="hand"] [data-light="start"]');
    await expect
      .poll(async () => {
        if ((await page.locator('[data-drawer]').count()) === 0)
          await page.getByRole('button', { name: /^Seeds \d/ }).click();
        return lit.count();
      })
      .toBeGreaterThan(0);
    await lit.first().click();
    await page.locator('[data-mission] [data-light="target"]').first().click();
    await visitor.controls();
    // Some turns, and not so many that whoever answers at random has lost.
    await visitor.playUntil(() => visitor.phases.has('Your turn · orders'));
    const enough = visitor.answers + 4;
    await visitor.playUntil(() => visitor.answers > enough);
    await visitor.controls();

    for (const name of [/^(Hand|Seeds) \d/, 'Piles', 'Card', 'Log']) {
      const tab = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name });
      // A drawer closes by itself when the next question comes, as it may after the last answer.
      await expect
        .poll(async () => {
          if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
          return page.locator('[data-drawer]').count();
        })
        .toBe(1);
      await visitor.expectNoOverflow();
      expect(await smallTargets(visitor)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Close the drawer' }).click();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

/** Buttons a finger would miss. Words in a sentence are as high as its lines. */
const smallTargets = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not([data-term]), a.btn, summary, label')]
      .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
      .filter((each) => each.getBoundingClientRect().height < 40)
      .map((each) => `${each.textContent} (${each.getBoundingClientRect().height})`),
  );

describe('by keyboard alone', () => {
  test('a visitor seeds, goes back, passes, reports and picks', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 13);
    const { page } = visitor;
    const press = (key: string) => page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('button', { name: 'Play now' }).focus();
    await press('Enter');

    while ((await visitor.controls()).phase === 'Seeding: missions') await press('1');

    const seeds = (await visitor.controls()).answers.length;
    await press('o');
    const card = await focused();
    await press('Enter');
    expect(await page.getByRole('button', { name: 'Back to all options' }).isVisible()).toBe(true);
    await press('Escape');
    expect((await visitor.controls()).answers).toHaveLength(seeds);
    await press('2');
    await press('1');
    expect((await visitor.controls()).answers.length).toBeLessThanOrEqual(seeds);
    expect(card).not.toBe('');

    await press('p');
    // Seeds would be left out: it is asked back on the same button.
    expect(await page.locator('[data-pass][data-sure]').textContent()).toMatch(/would be left out/);
    await press('p');
    await page.waitForFunction(() => !/dilemmas/.test(document.querySelector('[data-moment]')?.textContent ?? ''));
    // The outpost: card and place may both have to be named.
    while ((await visitor.controls()).phase === 'Seeding: facilities') await press('1');

    for (let turn = 0; turn < 12; turn += 1) {
      const { phase, answers, picks } = await visitor.controls();
      if (picks > 0) {
        await press('1');
        await press('o');
        await press('Enter');
      } else if (/card play/.test(phase) && answers.length > 0) await press('1');
      else await press('p');
    }
    expect((await visitor.controls()).phase).toContain('turn');
    visitor.expectNoFaults();
    await visitor.leave();
  });
});
