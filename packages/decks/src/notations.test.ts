import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { type Deck, notations, readDeck, starterDecks, writeDeck } from './index.ts';

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
      '5: a card without a name',
      '4: "Dtaa" is not a card of the catalogue',
    ]);
    expect(problemsOf(dek("Q's Tent", '<card><name>Data</name></card>\n'))).toEqual([
      '3: the zone "Q\'s Tent" is no part of a deck',
    ]);
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

  test('side decks are never dropped in silence', () => {
    expect(problemsOf("Draw deck\nData\nQ's Tent (1)\nTaurik\n")).toEqual([
      '3: "Q\'s Tent (1)" is a side deck',
      '4: "Taurik" stands in a side deck',
    ]);
  });
});
