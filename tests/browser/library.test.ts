import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s', (size, options) => {
  test('any title of the game is found by words and facets, and read large', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/#/cards`, 1, options);
    const { page } = visitor;
    await page.getByRole('status').getByText('every title of the game').waitFor();
    await page.getByRole('searchbox', { name: 'Find a card' }).fill('tarellian plague');
    await page
      .getByRole('status')
      .getByText(/^\d+ of \d{4} cards$/)
      .waitFor();
    await page.getByLabel('Cards found').getByRole('button').first().click();
    const about = page.getByRole('region', { name: 'About Tarellian Plague Ship' });
    await about.getByText('The table carries it out').waitFor();
    await visitor.expectNoOverflow();
    await expectAccessible(page);
    if (size === 'phone') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('searchbox', { name: 'Find a card' }).fill('');
    if (size === 'phone') await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Klingon / }).check();
    await page.getByRole('checkbox', { name: /^SECURITY / }).check();
    const found = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
    const told = await page
      .getByRole('checkbox', { name: /^SECURITY / })
      .locator('xpath=..')
      .textContent();
    expect(told).toContain(String(found));
    visitor.expectNoFaults();
    await visitor.leave();
  });

  test('a card has a page of its own: what it does and what stops it, its clauses, the cards around it', async () => {
    const visitor = await Visitor.open(house.browser, `${house.address}/#/cards/kevin-uxbridge`, 1, options);
    const { page } = visitor;
    const plays = page.getByRole('region', { name: 'How it plays' });
    await plays.waitFor();
    expect(await plays.getByRole('definition').allTextContents()).toEqual([
      'Nullify any card played as an event other than a Treaty.',
      'Immune to Amanda Rogers. Q2 nullifies it.',
      'The table carries it out, in every format that allows it.',
    ]);
    const clause = page.getByRole('region', { name: 'The clauses it stands on' }).getByRole('link', { name: 'B-24.9' });
    expect(await clause.first().getAttribute('href')).toBe('/rules#B-24.9');
    await expectAccessible(page);
    await visitor.expectNoOverflow();
    // Cards that name it lie around it, each with a page of its own.
    await page.getByRole('region', { name: 'Cards around it' }).getByRole('link', { name: 'Q2', exact: true }).click();
    await page.getByRole('heading', { name: 'Q2', level: 1 }).waitFor();
    await page.goto(`${house.address}/#/cards/no-such-card`);
    await page.getByText('There is no such card.').waitFor();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('a starter deck is opened, changed, judged, kept, shared and played', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/decks`, 1);
  const { page } = visitor;
  await page.getByRole('link', { name: /Federation Explorers/ }).click();
  const judge = page.getByRole('region', { name: 'Judge' });
  await judge.getByText('Legal in Open').waitFor();
  await expectAccessible(page);

  const deck = page.getByRole('region', { name: 'The deck', exact: true });
  const drawn = deck.getByRole('region', { name: 'Draw deck' });
  const before = await drawn.getByRole('heading').textContent();
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('lwaxana troi');
  await page.getByRole('button', { name: 'One Lwaxana Troi more' }).first().click();
  await drawn
    .getByRole('button', { name: /Lwaxana Troi$/ })
    .first()
    .waitFor();
  expect(await drawn.getByRole('heading').textContent()).not.toBe(before);
  await page.getByText('kept in this browser').waitFor();

  await page.getByRole('list', { name: 'Missions' }).getByRole('button').first().click();
  await judge.getByText('Not legal in Open').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await judge.getByText('Legal in Open', { exact: true }).waitFor();

  const own = page.url();
  expect(own).toMatch(/#\/decks\/own\/[0-9a-f]{8}$/);
  await page.reload();
  await drawn
    .getByRole('button', { name: /Lwaxana Troi$/ })
    .first()
    .waitFor();

  // Where the first seed card is to go is planned, and kept with the deck.
  const plan = page.locator('[data-seeding-plan]');
  await plan.getByText(/^Seeding plan: 0 of/).click();
  const line = page.getByRole('dialog', { name: 'Seeding plan' });
  const under = (mission: string) => line.getByRole('listitem', { name: mission, exact: true });
  const seed = (title: string) => line.getByRole('button', { name: title, exact: true });
  await seed('Archer').click();
  await under('Study Nebula').getByText('not for planet cards').waitFor();
  await line.getByRole('button', { name: 'Archer to First Contact' }).click();
  await under('First Contact').getByRole('button', { name: 'Archer' }).waitFor();
  await seed('Ancient Computer').dragTo(under('Study Nebula'));
  await under('Study Nebula').getByRole('button', { name: 'Ancient Computer' }).waitFor();
  // By the keyboard: taken up, let go of, taken up again, and laid down at the first mission it fits.
  await seed('Nausicaans').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await seed('Nausicaans').evaluate((chip) => chip === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await line.getByRole('status').getByText('Nausicaans goes to ').waitFor({ state: 'attached' });
  expect(await seed('Nausicaans').evaluate((chip) => chip === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await plan.getByText(/^Seeding plan: 3 of/).waitFor();
  await page.reload();
  await plan.getByText(/^Seeding plan: 3 of/).click();
  await line.getByRole('button', { name: 'Clear the plan' }).click();
  await line.getByRole('button', { name: 'Close' }).click();
  await plan.getByText(/^Seeding plan: 0 of/).waitFor();

  await page.getByRole('button', { name: 'Save and share' }).click();
  const link = await page.getByRole('textbox', { name: 'A link to this deck' }).inputValue();
  const friend = await Visitor.open(house.browser, link, 2);
  await friend.page.getByText('Somebody shared this deck with you.').waitFor();
  await friend.page
    .getByRole('region', { name: 'Draw deck' })
    .getByRole('button', { name: /Lwaxana Troi$/ })
    .first()
    .waitFor();
  friend.expectNoFaults();
  await friend.leave();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play this deck' }).click();
  expect((await visitor.controls()).phase).toBe('Seeding: missions');
  await page.goto(`${house.address}/#/decks`);
  await page.getByRole('link', { name: /Federation Explorers.*For Open/ }).waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
});

test('on a phone a deck is read, searched and mended in three parts', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/decks/starter/federation`, 1, phone);
  const { page } = visitor;
  const parts = page.getByRole('navigation', { name: 'Parts of the page' });
  await parts.getByText('legal', { exact: true }).waitFor();
  await visitor.expectNoOverflow();
  await expectAccessible(page);

  // A mission is read before it is taken out, and the judge says at once what is wrong.
  const card = page.getByRole('dialog', { name: 'Excavation' });
  await page
    .getByRole('list', { name: 'Missions' })
    .getByRole('button', { name: /Excavation/ })
    .tap();
  await card.getByText('Archaeology').waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Take it out' }).tap();
  const error = page.locator('[data-first-error]');
  await error.getByText(/not exactly 6/).waitFor();

  // The people and cards sought stand below the field they are sought with, and come in one by one.
  await parts.getByRole('button', { name: /^Cards/ }).tap();
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('excavation');
  await page
    .getByRole('list', { name: 'Cards found' })
    .getByRole('button', { name: /^Excavation/ })
    .first()
    .tap();
  await visitor.expectNoOverflow();
  await card.getByRole('button', { name: 'Add one to the deck' }).tap();
  await parts.getByText('legal', { exact: true }).waitFor();
  expect(await error.count()).toBe(0);

  // A dilemma is read with a touch, drawn instead of seeded, and counted with steps.
  await parts.getByRole('button', { name: /^Deck/ }).tap();
  const seeds = page.getByRole('region', { name: 'Seeds' });
  await seeds.getByRole('button', { name: /^Archer/ }).tap();
  await page.getByRole('button', { name: 'Draw it instead' }).tap();
  await parts.getByText('6 · 15 · 40').waitFor();
  await page.getByRole('button', { name: 'One Archer fewer' }).tap();
  await parts.getByText('6 · 15 · 39').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await parts.getByText('6 · 15 · 40').waitFor();

  // The judge and the numbers are the third part.
  await parts.getByRole('button', { name: /^Judge/ }).tap();
  await page.getByRole('region', { name: 'Judge' }).getByText('Legal in Open').waitFor();
  await expectAccessible(page);
  visitor.expectNoFaults();
  await visitor.leave();
});

test('a link that was cut, and a deck that is not there, are told in words', async () => {
  const visitor = await Visitor.open(house.browser, `${house.address}/#/decks/shared?draw=999*data`, 1);
  await visitor.page.getByRole('alert').getByText('not whole').waitFor();
  await visitor.page.goto(`${house.address}/#/decks/own/00000000`);
  await visitor.page.getByRole('alert').getByText('keeps no such deck').waitFor();
  await visitor.leave();
});
