import { choose } from '@spaceline/engine';
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Pair } from '../storage/pair.ts';
import { expectAccessible } from './axe.ts';
import { arrangeBattle } from './battle-table.ts';
import { arrangeScene } from './scene-table.ts';
import { type TwoSeats, openTwoSeats } from './two-seats.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let seats: TwoSeats;
beforeAll(async () => {
  seats = await openTwoSeats();
});
afterAll(async () => {
  await seats.close();
});

const scene = (page: Page) => page.locator('[data-scene]');
const goOn = (page: Page) => page.keyboard.press('Space');

/**
 * Continue from wherever the scene is to its end picture. A scene plays on while a test looks at something else, and a
 * press on its end picture closes it: whether to press is judged and done in one breath, inside the page.
 */
async function toEndPicture(page: Page, end = '[aria-label="What came of it"]'): Promise<void> {
  await page.locator('[data-scene] [data-continue]').waitFor();
  await page.evaluate((picture) => {
    if (!document.querySelector(`[data-scene] ${picture}`))
      document.querySelector<HTMLElement>('[data-scene] [data-continue]')?.click();
  }, end);
  await scene(page).locator(end).first().waitFor();
}

/** What animations change, besides fading. */
const movingProperties = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['opacity', 'offset', 'computedOffset', 'easing', 'composite'].includes(name)),
  );

/** Of these, the ones in whose middle something else would be pressed; what is scrolled away is not counted. */
const covered = (page: Page, buttons: string) =>
  page.evaluate((selector) => {
    const isIn = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left && inner.right <= outer.right;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
      .filter((one) => {
        const list = one.closest('ol');
        return !list || isIn(one.getBoundingClientRect(), list.getBoundingClientRect());
      })
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(one.contains(there) || there.contains(one));
      })
      .map((one) => one.ariaLabel ?? one.innerText);
  }, buttons);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two pieces of the window have anything in common. */
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whoever is asked lets it be, until this is so. */
async function passUntil(pair: Pair, enough: () => boolean): Promise<void> {
  for (let n = 0; n < 80 && !enough(); n += 1) {
    const asked = pair.persons.find((person) => person.asked);
    await pair.take(asked?.player ?? 0, 'pass');
  }
  expect(enough()).toBe(true);
}

const isOrdering = (pair: Pair, player: 0 | 1): boolean =>
  pair.persons[player].asked?.kind === 'action' && pair.persons[player].view.active === player;

test('B-17: an encounter is seen: the card, what it asks, who has it, the verdict and who is killed', async () => {
  const { pair } = await arrangeScene(seats.storage, seats.address, 'encounter1', [
    [1, 'archer'],
    [1, 'nausicaans'],
  ]);
  const kira = await seats.sit(pair.match, pair.persons[0].token, desktop, 'click');
  const quark = await seats.sit(pair.match, pair.persons[1].token, { ...phone, reducedMotion: 'reduce' }, 'click');
  const here = `${seats.address}/#/table/${pair.match}`;
  const watcher = await Visitor.open(seats.browser, here, 1, { ...desktop, locale: 'de-DE' }, 'click');
  await watcher.page.getByRole('region', { name: 'Was gerade geschieht' }).waitFor();
  await passUntil(pair, () => pair.persons[0].asked?.options.some((one) => one.do === 'attempt') === true);
  await pair.take(0, 'attempt');
  await passUntil(pair, () => isOrdering(pair, 0));

  // Met first, for it lies on top: STRENGTH over 44 is asked, and 35 are there.
  const shown = scene(kira.page);
  await shown.getByText('STRENGTH over 44', { exact: true }).waitFor();
  expect(await shown.getAttribute('aria-label')).toBe('Nausicaans, met at Excavation');
  // Continue from the first moment on: to the end picture, and no further.
  await toEndPicture(kira.page);
  expect(await shown.locator('[data-verdict="conditions failed"]').count()).toBe(1);
  expect(await shown.getByText('10 short').count()).toBeGreaterThan(0);
  expect(await shown.locator('[data-fate="killed"]').count()).toBe(1);
  expect(await shown.locator('[data-fate="stopped"]').count()).toBe(4);
  const killed = await shown.locator('[data-fate="killed"] b').innerText();
  expect(await shown.getByRole('list', { name: 'What came of it' }).innerText()).toMatch(
    new RegExp(`${killed} was killed\\..*The attempt is over\\.`, 's'),
  );
  await expectAccessible(kira.page, '[data-scene]');
  // The words for what happened can be asked for, and neither the touch nor Esc means the scene.
  await shown
    .getByText(/^Explained: /)
    .getByRole('button', { name: 'Random selection' })
    .click();
  await kira.page.getByRole('dialog', { name: 'Random selection' }).waitFor();
  await kira.page.keyboard.press('Escape');
  await kira.page.getByRole('dialog', { name: 'Random selection' }).waitFor({ state: 'detached' });
  await shown.locator('.art-large [data-term="killed"]').click();
  await kira.page.getByRole('dialog', { name: 'Killed' }).waitFor();
  await kira.page.keyboard.press('Escape');
  expect(await shown.count()).toBe(1);
  await goOn(kira.page);
  await shown.waitFor({ state: 'detached' });

  // The other player sees the same, and nobody who was not shown.
  const theirs = scene(quark.page);
  await theirs.getByText("Kira's attempt on Excavation").waitFor();
  // Who wants less motion sees fades, and nothing that flies, turns or grows.
  expect(await movingProperties(quark.page)).toEqual([]);
  await toEndPicture(quark.page);
  expect(await theirs.locator('[data-verdict="conditions failed"]').count()).toBe(1);
  expect(await theirs.getByText('10 short').count()).toBe(0);
  expect(await theirs.locator('[data-fate="killed"] b').innerText()).toBe(killed);
  await quark.expectNoOverflow();
  await expectAccessible(quark.page, '[data-scene]');
  // Who reads German is told of fates in German; what stands on cards is marked as English.
  await toEndPicture(watcher.page, '[aria-label="Was daraus wurde"]');
  expect(await scene(watcher.page).locator('[data-fate="killed"] small').innerText()).toMatch(/getötet/);
  await scene(watcher.page).getByText('4 Karten wurden gestoppt.').waitFor();
  expect(await scene(watcher.page).locator('[lang="en"] .art-card').count()).toBeGreaterThan(0);
  for (const visitor of [kira, quark, watcher]) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
  await pair.leave();
});

test('B-12: what the other player does is shown at its place, told aloud, and summed up when it is your turn', async () => {
  const table = await arrangeScene(seats.storage, seats.address, 'deeds2', []);
  const { pair } = table;
  const kira = await seats.sit(pair.match, pair.persons[0].token, desktop, 'click');
  const { page } = kira;
  await pair.bring(1, 'plasma-fire', { to: 'hand' });
  await passUntil(pair, () => isOrdering(pair, 1));
  const fire = pair.persons[1].view.cards.find(({ def }) => def === 'plasma-fire')?.id;
  await pair.take(1, 'play', undefined, fire);
  await passUntil(pair, () => isOrdering(pair, 1));

  const shown = page.locator('[data-scene="deed"]');
  await shown.getByText('Quark played Plasma Fire on U.S.S. Enterprise.').waitFor();
  await toEndPicture(page, '.deed-arrow rect');
  // The arrow ends where the card is meant: at the ship on the table.
  const target = await page
    .locator(`[data-card="${table.card('uss-enterprise')}"]`)
    .first()
    .boundingBox();
  const ring = await shown.locator('.deed-arrow rect').boundingBox();
  expect(ring!.x).toBeLessThanOrEqual(target!.x);
  expect(ring!.x + ring!.width).toBeGreaterThanOrEqual(target!.x + target!.width);
  // The card lies beside it, and what is said stands where the question would: neither lies on the other, or on the ship.
  const [card, words] = await Promise.all(['.deed-card', '.deed-words'].map((one) => shown.locator(one).boundingBox()));
  for (const [one, other] of [[card!, ring!] as const, [words!, ring!] as const, [card!, words!] as const])
    expect(meet(one, other)).toBe(false);
  expect(words!.x).toBeGreaterThan(card!.x + card!.width);
  expect(await page.locator('.question').isVisible()).toBe(false);
  // What it does to the ship, and that nobody aboard ends it.
  expect(await shown.locator('.deed-effect').innerText()).toBe(
    'At the end of each full turn of its controller, damage it. Cured by SECURITY, which is not there.',
  );
  expect(await page.getByRole('region', { name: 'The turn so far' }).innerText()).toMatch(/Now: Played Plasma Fire/);
  // On a phone the card is whole, below both scores, and under it what it is done to.
  await page.setViewportSize(phone.viewport!);
  const tile = (await shown.locator('.deed-target > p').boundingBox())!;
  const face = (await shown.locator('.deed-card .art-card').boundingBox())!;
  const said = (await shown.locator('.deed-words').boundingBox())!;
  const head = (await page.locator('.upright-head').boundingBox())!;
  expect(face.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
  expect(tile.y).toBeGreaterThan(face.y + face.height);
  expect(said.y).toBeGreaterThanOrEqual(tile.y + tile.height);
  await expectAccessible(page, '[data-scene]');
  await page.setViewportSize(desktop.viewport!);
  expect(await page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringContaining('Plasma Fire'));
  await expectAccessible(page, '[data-scene]');
  // Of the other player's turn all that is still to come can be left to the recap.
  await shown.getByRole('button', { name: 'Skip to my turn Esc' }).waitFor();
  await goOn(page);
  await shown.waitFor({ state: 'detached' });

  await passUntil(pair, () => isOrdering(pair, 0));
  const recap = page.locator('[data-recap]');
  await recap.waitFor();
  // Neither lies over a button of the top bar nor under it, wherever it stands.
  for (const size of [desktop.viewport!, { width: 1100, height: 700 }, phone.viewport!, desktop.viewport!]) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page, 'header button, header summary, [data-recap] button')).toEqual([]);
    // On a phone it has a row of its own above the line.
    if (size === phone.viewport!)
      await expect
        .poll(() =>
          page.evaluate(() => {
            const lowest = document.querySelector('[data-recap]')!.getBoundingClientRect().bottom;
            return [...document.querySelectorAll('.plate > *')]
              .filter((words) => {
                const { top, height } = words.getBoundingClientRect();
                return height > 1 && top < lowest;
              })
              .map(({ textContent }) => textContent);
          }),
        )
        .toEqual([]);
  }
  await recap.getByRole('button', { name: /Played Plasma Fire on U\.S\.S\. Enterprise/ }).click();
  await shown.getByText('Quark played Plasma Fire on U.S.S. Enterprise.').waitFor();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  expect(await recap.count()).toBe(1);
  await pair.take(0, 'report');
  await passUntil(pair, () => isOrdering(pair, 0));
  await recap.waitFor({ state: 'detached' });
  kira.expectNoFaults();
  await kira.leave();
  await pair.leave();
});

test(
  'B-20: a battle is seen: the sums, the thresholds, what is hit, the pairs and who wins',
  { timeout: 120_000 },
  async () => {
    const table = await arrangeBattle(seats.storage, seats.address, 'battlescene');
    const { pair, place } = table;
    const defender = await seats.sit(pair.match, pair.persons[1].token, phone, 'click');
    const { page } = defender;
    await pair.take(0, 'pass');
    await passUntil(pair, () => isOrdering(pair, 0));
    const attack = async (on: number, cards: readonly number[]) => {
      const { asked } = pair.persons[0];
      const option = asked!.options.find((one) => one.do === 'battle' && one.on === on);
      expect(await pair.choose(choose(asked!, option!, cards as never))).toBeUndefined();
    };
    await attack(table.card('uss-miranda'), [table.card('ikc-bortas'), table.card('ikc-vorcha')]);
    const shown = scene(page);
    // The question comes when the target has been seen, in the scene itself.
    await passUntil(pair, () => pair.persons[1].asked?.kind === 'return fire');
    await shown.locator('section[data-decision]').getByText('Return fire').first().waitFor();
    await passUntil(pair, () => isOrdering(pair, 0));
    await toEndPicture(page);
    expect(await shown.locator('[data-shot="direct hit"]').count()).toBe(1);
    expect(await shown.innerText()).toMatch(/17\s*WEAPONS against\s*5\s*SHIELDS/);
    expect(await shown.locator('[data-fate="destroyed"]').innerText()).toMatch(/Miranda/);
    await defender.expectNoOverflow();
    await expectAccessible(page, '[data-scene]');
    await shown.locator('[data-continue]').tap();
    await shown.waitFor({ state: 'detached' });

    await attack(place, []);
    while (!isOrdering(pair, 0)) {
      const player = pair.persons[0].asked ? 0 : 1;
      const stuns = pair.persons[player].asked?.options.some((one) => one.do === 'stun');
      await pair.take(player, stuns ? 'stun' : 'pass');
    }
    await shown.waitFor();
    while ((await shown.getByRole('list', { name: 'What came of it' }).count()) === 0)
      await page.keyboard.press('Space');
    expect(await shown.locator('.duel').count()).toBe(3);
    // As many on both sides: nobody is without an adversary.
    expect(await shown.locator('.duel-alone').count()).toBe(0);
    expect(await shown.getByRole('list', { name: 'What came of it' }).innerText()).toMatch(/won the battle|Nobody won/);
    defender.expectNoFaults();
    await defender.leave();
    await pair.leave();
  },
);
