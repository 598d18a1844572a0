import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { otf, ruleOfFour } from '@spaceline/formats';
import { type Deck, checkDeck, notations, readDeck, starterDecks, writeDeck } from './index.ts';

const library = everyTitle();
const problemsOf = (text: string): readonly string[] =>
  readDeck(text, library).problems.map((one) => `${one.line ?? '-'}: ${one.what}`);

describe('every notation', () => {
  test.each(notations)('%s: what is written is read back the same', (to) => {
    for (const { deck } of starterDecks)
      expect(readDeck(writeDeck(deck, to, undefined, library), library)).toEqual({ deck, problems: [] });
  });

  test.each(notations)('%s: titles that several cards share keep their card', (to) => {
    const deck: Deck = {
      missions: [],
      seeds: [],
      draw: ['data', 'data.first-contact', 'data.2e.aspirer', 'jack.2e.call-to-arms', 'tholun.2e.call-to-arms'],
    };
    expect(readDeck(writeDeck(deck, to, undefined, library), library)).toEqual({ deck, problems: [] });
  });
});

describe("LackeyCCG's text", () => {
  test('the draw deck comes first, without a heading; a set may follow the title', () => {
    const { deck, problems } = readDeck('2\tTaurik\tpremiere\n1\tData\nMissions:\n1\tExcavation\nSeed:\n3\tArcher\n');
    expect(problems).toEqual([]);
    expect(deck).toEqual({
      missions: ['excavation'],
      seeds: ['archer', 'archer', 'archer'],
      draw: ['taurik', 'taurik', 'data'],
    });
  });
});

describe("LackeyCCG's .dek", () => {
  const dek = (zone: string, cards: string): string =>
    `<deck version="0.8">\n<meta><game>st1e</game></meta>\n<superzone name="${zone}">\n${cards}</superzone>\n</deck>\n`;

  test('cards are counted by zone, names are unescaped', () => {
    const one = '<card><name id="p">Birth of &quot;Junior&quot;</name><set>premiere</set></card>\n';
    expect(readDeck(dek('Seed', one + one))).toEqual({
      deck: { missions: [], seeds: ['birth-of-junior', 'birth-of-junior'], draw: [] },
      problems: [],
    });
  });

  test('what cannot be read is said with its line', () => {
    expect(problemsOf(dek('Deck', '<card><name>Dtaa</name></card>\n<card></card>\n'))).toEqual([
      '4: "Dtaa" is not a card of the catalogue',
      '5: a card without a name',
    ]);
    expect(readDeck(dek("Q's Tent", '<card><name>Data</name></card>\n'), library)).toEqual({
      deck: { missions: [], seeds: [], draw: [] },
      besides: [{ kind: 'side deck', name: "Q's Tent", cards: ['data'] }],
      problems: [],
    });
    expect(problemsOf('<deck><card><name>Data</name></card>\n<superzone name="Deck">Worf<dice/></superzone>')).toEqual([
      '1: "Data" stands in no zone',
      '2: "Worf" stands in no card',
      '2: unknown element <dice>',
    ]);
    // What is not closed is read to its end.
    expect(readDeck("<deck><superzone name='Deck'>\n<card><name>Data").deck.draw).toEqual(['data']);
    expect(problemsOf('<deck></deck>')).toEqual(['-: the file names no zones']);
  });
});

describe('lists as sites print them', () => {
  test('headings of types are skipped, collector numbers and sets stand beside titles', () => {
    const text = `Mission (1)
Excavation

Seed Deck (2)
Dilemma (2)
2x 1 C 14 Archer

Draw Deck (3)
Personnel (2):
1 Data (Premiere)
1x Jean-Luc Picard
Event (1)
Red Alert!
`;
    expect(readDeck(text, library)).toEqual({
      deck: {
        missions: ['excavation'],
        seeds: ['archer', 'archer'],
        draw: ['data', 'jean-luc-picard', 'red-alert'],
      },
      problems: [],
    });
  });

  test('headings may be decorated and counted in any way', () => {
    for (const heading of [
      '## Missions',
      '[Missions]',
      '== MISSIONS (1 card) ==',
      'Missions: 1',
      '// Mission - 1',
      '**Missions**',
    ])
      expect(readDeck(`${heading}\nExcavation\n`, library)).toEqual({
        deck: { missions: ['excavation'], seeds: [], draw: [] },
        problems: [],
      });
  });

  test('a list sorted by types alone is read, and types lead back from the missions to the seed deck', () => {
    const cards = 'Mission (1)\nExcavation\nDilemmas (1)\nArcher\n';
    const deck = { missions: ['excavation'], seeds: ['archer'], draw: ['data'] };
    expect(readDeck(`${cards}Personnel\nData\n`, library)).toEqual({ deck, problems: [] });
    expect(readDeck(`Seed Deck (2)\n${cards}Draw Deck (1)\nPersonnel\nData\n`, library)).toEqual({
      deck,
      problems: [],
    });
  });

  test('numbers stand before or behind a title in any way, bullets do no harm', () => {
    const lines = [
      '3x Data',
      '3 Data',
      '3xData',
      'x3 Data',
      '3\tData',
      '3 x Data',
      '(3) Data',
      'Data x3',
      'Data (3)',
      'Data 3x',
      '- 3 Data',
    ];
    for (const line of lines)
      expect(readDeck(`Missions\nDraw deck\n${line}\n`, library), line).toEqual({
        deck: { missions: [], seeds: [], draw: ['data', 'data', 'data'] },
        problems: [],
      });
    // A title may begin or end with a number of its own.
    expect(
      readDeck('Draw deck\n1962 Roger Maris Baseball Card x2\n2 1 Tribble - Go\n10 and 01', library).deck.draw,
    ).toEqual([
      '1962-roger-maris-baseball-card',
      '1962-roger-maris-baseball-card',
      '1-tribble-go',
      '1-tribble-go',
      '10-and-01',
    ]);
  });

  test('articles may stand behind a title or be left out; quotation marks, accents and ampersands may differ', () => {
    const lines = [
      'Traveler: Transcendence, The',
      'Traveler: Transcendence',
      'Birth of “Junior”',
      'BIRTH OF JUNIOR',
      'Barclay’s Protomorphosis Disease',
      'Dátà',
    ];
    expect(readDeck(`Draw deck\n${lines.join('\n')}`, library)).toMatchObject({
      deck: {
        draw: [
          'the-traveler-transcendence',
          'the-traveler-transcendence',
          'birth-of-junior',
          'birth-of-junior',
          'barclays-protomorphosis-disease',
          'data',
        ],
      },
      problems: [],
    });
  });

  test('a set in brackets tells namesakes apart; what tells nothing is said', () => {
    const { deck, problems } = readDeck(
      'Draw deck\nData (Premiere)\nData (First Contact)\nData (First Contcat)\nTaurik (foil)',
      library,
    );
    // Which Data is meant nobody knows; there is one Taurik only.
    expect(deck.draw).toEqual(['data', 'data.first-contact', 'taurik']);
    expect(problems).toMatchObject([
      { severity: 'error', line: 4, card: 'Data', what: '"First Contcat" tells nothing about Data' },
      { severity: 'warning', line: 5, card: 'Taurik', hint: 'Taken as Taurik.' },
    ]);
    expect(problems[0].hint).toMatch(/^There are .*Data \(First Contact\).*: write one of these names\.$/);
  });

  test('words that are a title and, otherwise spelt, a title with a subtitle may mean both', () => {
    const of = (name: string) => readDeck(`Draw deck\n${name}`, library);
    for (const name of ['Worf Son of Mogh', 'WORF SON OF MOGH'])
      expect(of(name)).toMatchObject({ deck: { draw: ['worf-son-of-mogh'] }, problems: [] });
    for (const name of ['Worf (Son of Mogh)', 'Worf, Son of Mogh']) {
      const { deck, problems } = of(name);
      expect(deck.draw).toEqual([]);
      expect(problems).toMatchObject([
        { severity: 'error', hint: expect.stringMatching(/Worf Son of Mogh, .*Worf \(Son of Mogh 2E\)/) },
      ]);
    }
    for (const name of ['Worf (Son of Mogh) (2E)', 'Worf, Son of Mogh 2E', 'Worf 2E (Son of Mogh)'])
      expect(of(name)).toMatchObject({ deck: { draw: ['worf.2e.son-of-mogh'] }, problems: [] });
  });

  test("Q's Tent is a card, and with a count a side deck", () => {
    expect(readDeck("Seed deck\nQ's Tent", library)).toMatchObject({ deck: { seeds: ['qs-tent'] }, problems: [] });
  });

  test('what sites say above the list is a warning, a name of the deck its title', () => {
    const { title, deck, problems } = readDeck('Deck name: Away\nAuthor: Q\nDraw deck\nData', library);
    expect([title, deck.draw]).toEqual(['Away', ['data']]);
    expect(problems).toMatchObject([{ severity: 'warning', line: 2, what: '"Author: Q" is not read' }]);
  });

  test("LackeyCCG's list may have blanks for tabs", () => {
    expect(readDeck('1 Data\n2 Taurik\nMissions:\n1 Excavation\nSeed:\n1 Archer\n', library)).toEqual({
      deck: { missions: ['excavation'], seeds: ['archer'], draw: ['data', 'taurik', 'taurik'] },
      problems: [],
    });
  });

  test('side decks are never dropped in silence', () => {
    for (const heading of ["Q's Tent (1)", 'Side deck']) {
      const { besides, problems } = checkDeck(`Draw deck\nData\n${heading}\nTaurik\n`, { id: 'open' }, library);
      expect(besides).toMatchObject([{ kind: 'side deck', cards: ['taurik'] }]);
      expect(problems.map(({ severity, what }) => `${severity}: ${what}`)).toContainEqual(
        expect.stringMatching(/^warning: the side deck .+ has 1 card$/),
      );
    }
  });

  test('R4-1.1, B-28.8: cards of side decks count, those put aside do not', () => {
    const told = (lines: string): readonly string[] =>
      checkDeck(lines, ruleOfFour, library)
        .problems.filter(({ clause }) => clause === 'R4-1.1')
        .map(({ line, what }) => `${line}: ${what}`);
    const five = '5 copies of Taurik in all parts of the deck together, more than 4';
    expect(told("Draw deck\n4 Taurik\nQ's Tent (1)\nTaurik")).toEqual([`2: ${five}`]);
    expect(told("Draw deck\nData\nQ's Tent (1)\n5 Taurik")).toEqual([`4: ${five}`]);
    expect(told('Draw deck\n4 Taurik\nAside\nTaurik')).toEqual([]);
  });

  test('OTF-6.1: a banned card is refused in a side deck, and may lie aside', () => {
    const told = (lines: string): readonly (number | undefined)[] =>
      checkDeck(lines, otf, library).problems.flatMap(({ clause, line }) => (clause === 'OTF-6.1' ? [line] : []));
    expect(told("Draw deck\nData\nQ's Tent (1)\nRed Alert!")).toEqual([4]);
    expect(told('Draw deck\nData\nAside\nRed Alert!')).toEqual([]);
  });
});
