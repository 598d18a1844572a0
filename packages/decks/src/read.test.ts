import { describe, expect, test } from 'vitest';
import { readDeck, writeDeck } from './index.ts';

const text = `Title: A small deck
# comments and empty lines say nothing
Missions (2)
Excavation
1x First Contact   # the end of a line may say something too

SEED DECK:
federation outpost
Draw deck
2x Jean-Luc Picard
3 Taurik
Data x2
Kehleyr
`;

describe('text notation', () => {
  test('reads headings, counts, comments and titles as people type them', () => {
    const { title, deck, problems } = readDeck(text);
    expect(problems).toEqual([]);
    expect(title).toBe('A small deck');
    expect(deck.missions).toEqual(['excavation', 'first-contact']);
    expect(deck.seeds).toEqual(['federation-outpost']);
    const picard = 'jean-luc-picard';
    const taurik = 'taurik';
    expect(deck.draw).toEqual([picard, picard, taurik, taurik, taurik, 'data', 'data', 'kehleyr']);
  });

  test('an unknown title is reported with its line and what may have been meant; the rest is read', () => {
    const { deck, problems } = readDeck('Draw deck\nJean-Luc Piccard\nData\nZzyzx Qwghlm');
    expect(deck.draw).toEqual(['data']);
    expect(problems).toMatchObject([
      { line: 2, card: 'Jean-Luc Piccard', hint: 'Did you mean Jean-Luc Picard?', clause: 'notation' },
      {
        line: 4,
        card: 'Zzyzx Qwghlm',
        hint: 'No title of the game is like it: write it as it is printed on the card.',
      },
    ]);
  });

  test('a part of a title is enough for a suggestion', () => {
    expect(readDeck('Draw deck\nSuppression').problems[0].hint).toBe('Did you mean Krios Suppression?');
  });

  test('lines above the first heading are reported, none is lost', () => {
    const { deck, problems } = readDeck('Data\nWorf\nDraw deck\nTaurik');
    expect(deck.draw).toEqual(['taurik']);
    expect(problems.map((one) => one.line)).toEqual([1, 2]);
  });

  test('bad counts, empty files and huge files are refused', () => {
    expect(readDeck('Draw deck\n0x Data').problems[0].what).toBe('Data: bad number of copies');
    expect(readDeck('Draw deck\n100x Data').problems[0].hint).toBe('Give 1 to 99.');
    expect(readDeck('').problems[0].what).toBe('the file names no cards');
    expect(readDeck('x'.repeat(200_001)).problems[0].what).toBe('the file is too large');
    expect(readDeck('\n'.repeat(5_001)).problems[0].what).toBe('the file has too many lines');
    const many = readDeck(`Draw deck\n${'99x Data\n'.repeat(11)}`);
    expect(many.deck.draw).toHaveLength(990);
    expect(many.problems[0].what).toBe('too many cards');
  });

  test('a title too long is cut, and that is said', () => {
    const { title, problems } = readDeck(`Title: ${'x'.repeat(90)}\nDraw deck\nData`);
    expect(title).toHaveLength(80);
    expect(problems).toMatchObject([{ severity: 'warning', line: 1, what: 'the title is cut short' }]);
  });

  test('Windows line ends and a byte order mark do no harm', () => {
    expect(readDeck('\ufeffMissions\r\nExcavation\r\n')).toMatchObject({
      deck: { missions: ['excavation'] },
      problems: [],
    });
  });
});

describe('JSON notation', () => {
  test('reads titles, ids and counts', () => {
    const source = JSON.stringify({
      title: 'J',
      missions: ['Excavation'],
      seeds: [{ card: 'federation-outpost' }],
      draw: [{ card: 'Data', count: 2 }, 'worf'],
    });
    expect(readDeck(source)).toEqual({
      title: 'J',
      deck: { missions: ['excavation'], seeds: ['federation-outpost'], draw: ['data', 'data', 'worf'] },
      problems: [],
    });
  });

  test('every fault is told at once', () => {
    const { problems } = readDeck(
      '{"missions": 3, "seeds": [4, {"card": "Data", "count": "two"}], "side": [], "title": 5}',
    );
    expect(problems.map((one) => one.what)).toEqual([
      'unknown field "side"',
      'the title is not a string',
      '"missions" is not a list',
      '"seeds" entry 1 names no card',
      '"seeds" entry 2 names no card',
      '"draw" is not a list',
    ]);
  });

  test('problems name the line; a byte order mark does no harm; unknown fields are told', () => {
    const source = '\ufeff{\n"missions": [],\n"seeds": [],\n"draw": [\n"Data",\n{"card": "Dtaa", "copies": 2}]}';
    expect(readDeck(source)).toMatchObject({
      deck: { draw: ['data'] },
      problems: [
        { line: 6, what: '"draw" entry 2 has the unknown field "copies"' },
        { line: 6, card: 'Dtaa' },
      ],
    });
  });

  test.each([
    ['{\n"missions": [],\n"seeds": [\n"Data"\n"Worf"],\n"draw": []}', 5],
    ['{\n"missions": [],\n"seeds": [', 3],
  ])('broken JSON is told with its line', (source, line) => {
    expect(readDeck(source).problems).toMatchObject([{ line, clause: 'notation' }]);
  });

  test('a part that is given twice is told: only the last is read', () => {
    const source = '{"missions": [],\n"seeds": [],\n"draw": ["Data"],\n"draw": ["Worf"]}';
    expect(readDeck(source)).toMatchObject({
      deck: { draw: ['worf'] },
      problems: [{ severity: 'error', line: 4, what: '"draw" is given twice', hint: 'Only the last one is read.' }],
    });
  });

  test('broken JSON and JSON that is no deck are refused', () => {
    expect(readDeck('{"missions": [').problems[0].what).toMatch(/^the file is not valid JSON/);
    expect(readDeck('[1, 2]').problems[0].what).toBe('the deck is not a JSON object');
    for (const value of [undefined, null, 7, []])
      expect(readDeck(value).problems[0].what).toBe('the deck is not a JSON object');
  });
});

test('what is written reads back the same', () => {
  const { deck } = readDeck(text);
  for (const notation of ['text', 'json'] as const) {
    const back = readDeck(writeDeck(deck, notation, 'T'));
    expect(back).toEqual({ title: 'T', deck, problems: [] });
  }
  expect(writeDeck({ missions: ['excavation'], seeds: [], draw: ['data', 'data'] })).toBe(
    'Missions (1)\nExcavation\n\nSeed deck (0)\n\nDraw deck (2)\n2x Data\n',
  );
});
