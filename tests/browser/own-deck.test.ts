import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const legal = readFileSync(new URL('../../decks/romulan-fleet.deck', import.meta.url), 'utf8');

/** Five mistakes of five kinds, and a side deck. */
const wrong = legal
  .replace('Iconia Investigation\n', '')
  .replace('Sela\n', 'Sella\n')
  .replace('Mirok\n', '120x Mirok\n')
  .replace('Tricorder\n', 'Red Alert!\n')
  .replace('Romulan Outpost\n', '')
  .concat("Q's Tent (1)\nThe Juggler\n");
const lineOf = (words: string): number => wrong.split('\n').indexOf(words) + 1;

describe.each([
  ['a desktop', undefined],
  ['a phone', phone],
] as const)('on %s', (_, options) => {
  test('B-7.10: a pasted list shows all its problems, with lines, hints and clauses', { timeout: 90_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 41, options);
    const { page } = visitor;
    await page.getByRole('combobox', { name: 'Format' }).selectOption('otf');
    await page.getByText('Play your own deck list').click();
    await page.getByRole('textbox', { name: 'Deck list' }).fill(wrong);
    const verdict = page.getByRole('status');
    await verdict.getByText('Not legal in').waitFor();
    const told = await verdict.getByRole('listitem').allTextContents();
    // Each line as it is written, what is to be said of it, and which cards it may mean.
    expect(told.slice(0, 3)).toEqual([
      `Sellaline ${lineOf('Sella')}: "Sella" is not a card of the catalogue. Did you mean Sela?Sela`,
      `120x Mirokline ${lineOf('120x Mirok')}: Mirok: bad number of copies. Give 1 to 99.`,
      'the mission pile has 5 cards, not exactly 6. Add 1 card. [B-7.2]',
    ]);
    expect(told[3]).toMatch(
      new RegExp(`^Red Alert!line ${lineOf('Red Alert!')}: Red Alert! is banned.* \\[OTF-6\\.1\\]$`),
    );
    expect(await page.locator('[data-marked]').allTextContents()).toEqual(['Sella']);
    await expectAccessible(page);
    const clause = verdict.getByRole('link', { name: 'OTF-6.1' });
    expect(await clause.getAttribute('href')).toBe('/rules#OTF-6.1');
    await verdict.getByText(/^Advice/).click();
    await verdict.getByText('no outpost in the deck takes Romulan personnel').waitFor();
    // A side deck is kept and shown, although no game uses it.
    await verdict.getByText("the side deck Q's Tent has 1 card").waitFor();
    await verdict.getByText("Side deck: Q's Tent (1)").click();
    await verdict.getByText('The Juggler', { exact: true }).waitFor();
    await visitor.expectNoOverflow();

    // A touch writes the card that was meant.
    await verdict.getByRole('button', { name: 'Sela', exact: true }).click();
    await page.locator('[data-marked]').waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: 'Deck list' }).inputValue()).toBe(
      wrong.replace('Sella\n', 'Sela\n'),
    );

    // Mended, it is played.
    await page.getByRole('textbox', { name: 'Deck list' }).fill(legal);
    await verdict.getByText('Legal in').waitFor();
    expect(await verdict.getByRole('listitem').count()).toBe(0);
    await page.getByRole('button', { name: 'Play this deck' }).click();
    expect((await visitor.controls()).phase).toMatch(/Seeding/);
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('a file of an old program is opened', { timeout: 60_000 }, async () => {
  const visitor = await Visitor.open(house.browser, house.address, 43);
  const { page } = visitor;
  await page.getByText('Play your own deck list').click();
  const bytes = Buffer.from('Draw deck\r\nD\xe1t\xe0\r\nBarclay\x92s Protomorphosis Disease\r\n', 'latin1');
  await page.getByLabel('Open a file').setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: bytes });
  await page.getByText('0 missions, 0 seed cards, 2 cards in the draw deck').waitFor();
  visitor.expectNoFaults();
  await visitor.leave();
});
