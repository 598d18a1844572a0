import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { type Deck, problemWords, readDeck } from './index.ts';

/** Lists as the community writes and pastes them. */

const library = everyTitle();
const read = (...lines: readonly string[]) => readDeck(lines.join('\n'), library);
const told = (...lines: readonly string[]): readonly string[] =>
  read(...lines).problems.map((one) => `${one.severity} ${problemWords(one)}`);
const deckOf = (...lines: readonly string[]): Deck => {
  const { deck, problems } = read(...lines);
  expect(problems).toEqual([]);
  return deck;
};

describe('counts', () => {
  test.each([
    'Data, 3',
    'Data: 3',
    'Data *3',
    'Data * 3',
    'Data - 3',
    'Data – 3',
    'Data\t3',
    'Data = 3',
    '3 - Data',
    '3,Data',
    '"3","Data"',
    '3;Data',
    '"Data",3',
  ])('a number behind a sign: %s', (line) => expect(deckOf('Draw deck', line).draw).toEqual(['data', 'data', 'data']));

  test('a number alone behind a title may be a part of it, and is told', () => {
    expect(told('Draw deck', 'Weyoun 2')).toEqual([
      expect.stringMatching(/^error line 2: "Weyoun 2" is not a card of the catalogue\. Did you mean Weyoun/),
    ]);
  });

  test('numbered lines are no counts', () => {
    expect(read('Draw deck', '1. Data', '2. Taurik')).toMatchObject({ deck: { draw: [] }, problems: [{}, {}] });
  });
});

describe('headings', () => {
  test.each([
    ['Mission Cards', 'missions'],
    ['Missions:', 'missions'],
    ['MISSIONS [6]', 'missions'],
    ['Seed Cards (30):', 'seeds'],
    ['Seed pile', 'seeds'],
    ['Seed phase', 'seeds'],
    ['Main deck', 'draw'],
    ['Draw pile', 'draw'],
    ['Play deck', 'draw'],
    ['Seed-Deck', 'seeds'],
    ['Drawdeck', 'draw'],
    ['Missionen', 'missions'],
    ['Draw Deck (30 cards)', 'draw'],
    ['=== Draw Deck: 30 ===', 'draw'],
  ])('%s', (heading, part) => {
    expect(deckOf(heading, 'Data')).toEqual({ missions: [], seeds: [], draw: [], [part]: ['data'] });
  });

  test.each([
    ['Q-Flash side deck', 'Q-Flash'],
    ["Q's Tent side-deck", "Q's Tent"],
    ['Tribbles Side Deck (10)', 'Tribbles'],
    ['Q-Continuum:', 'Q-Continuum'],
    ['Referee:', 'Referee'],
    ['Dead pile', 'Dead pile'],
    ['Side deck: My own (3)', 'My own'],
    ["## Q's Tent", "Q's Tent"],
  ])('a side deck is kept under its name: %s', (heading, name) => {
    const { deck, besides, problems } = read('Draw deck', 'Data', heading, '2x Worf', 'Missions', 'Excavation');
    expect(problems).toEqual([]);
    expect(deck).toEqual({ missions: ['excavation'], seeds: [], draw: ['data'] });
    expect(besides).toEqual([{ kind: 'side deck', name, cards: ['worf', 'worf'] }]);
  });

  test('what is put aside is kept apart from side decks', () => {
    expect(read('Draw deck', 'Data', 'Aside:', 'Worf', "Q's Tent (1)", 'Taurik', 'Aside', 'Ops').besides).toEqual([
      { kind: 'side deck', name: "Q's Tent", cards: ['taurik'] },
      { kind: 'aside', name: 'Aside', cards: ['worf', 'ops'] },
    ]);
  });

  test('what is misspelt in a side deck is told with its line', () => {
    expect(told('Draw deck', 'Data', 'Side deck', 'Dtaa')).toEqual([
      expect.stringMatching(/^error line 4: "Dtaa" is not a card of the catalogue/),
    ]);
  });

  test('a card may stand on the line of its heading; several may not', () => {
    expect(deckOf('Missions: Excavation', 'First Contact', 'Seed deck: Archer x2')).toEqual({
      missions: ['excavation', 'first-contact'],
      seeds: ['archer', 'archer'],
      draw: [],
    });
    expect(told('Missions: Excavation, First Contact', 'Draw deck: Data, Worf')).toEqual([
      'error line 1: "Excavation, First Contact" stands on the line of a heading. Write every card on a line of its own. [notation]',
      'error line 2: "Data, Worf" stands on the line of a heading. Write every card on a line of its own. [notation]',
    ]);
  });

  test('sites and time locations sort a list like other types', () => {
    const { deck } = read('Seed Deck', 'Sites (1)', 'Ops', 'Facilities', 'Federation Outpost', 'Draw Deck', 'Data');
    expect(deck).toEqual({ missions: [], seeds: ['ops', 'federation-outpost'], draw: ['data'] });
  });

  test('what looks like a heading and is none is told as such', () => {
    expect(told('Draw deck', 'Data', 'Splashing:', 'Worf')).toEqual([
      'error line 3: "Splashing:" is no heading that is known. Headings are Missions, Seed deck and Draw deck. [notation]',
    ]);
  });
});

describe('pages', () => {
  test('what stands above the list and is no card is a warning; a card there is an error', () => {
    const lines = ['My Fed deck', 'by The Traveler', 'Federation | Constructed', 'Data', 'Missions', 'Excavation'];
    const { deck, problems } = read(...lines);
    expect(deck.missions).toEqual(['excavation']);
    expect(problems.map(({ severity, line }) => `${severity} ${line}`)).toEqual([
      'warning 1',
      'warning 2',
      'warning 3',
      'error 4',
    ]);
  });

  test('a misspelt card above the list is an error too', () => {
    expect(told('Jean-Luc Piccard', 'Missions', 'Excavation')).toEqual([
      expect.stringMatching(/^error line 1: "Jean-Luc Piccard" stands under no heading/),
    ]);
  });

  test('totals and notes are warnings, each with its line', () => {
    const { deck, problems } = read('Draw deck', 'Data', 'Total: 52', '30 cards', 'Notes:', 'Fly fast.', '2x Worf');
    expect(deck.draw).toEqual(['data']);
    expect(problems.map(({ severity, line }) => `${severity} ${line}`)).toEqual([
      'warning 3',
      'warning 4',
      'warning 5',
      'warning 6',
      'warning 7',
    ]);
  });

  test('a part may follow the notes', () => {
    expect(read('Missions', 'Excavation', 'Notes:', 'none', 'Draw deck', 'Data').deck.draw).toEqual(['data']);
  });

  test('what is left of a web page does no harm', () => {
    const deck = deckOf(
      '<b>Missions</b> (1)<br>',
      '<li>Excavation</li>',
      '</ul><h3>Draw Deck</h3>',
      '<tr><td>2</td><td><a href="/card?id=1&amp;x=2">Birth of &quot;Junior&quot;</a></td></tr>',
      '&nbsp;Barclay&#39;s Protomorphosis Disease<br />',
      'Data&nbsp;x2',
      '<br>',
    );
    expect(deck.missions).toEqual(['excavation']);
    expect(deck.draw).toEqual([
      'birth-of-junior',
      'birth-of-junior',
      'barclays-protomorphosis-disease',
      'data',
      'data',
    ]);
  });

  test('tables and comments behind a title', () => {
    const { draw } = deckOf(
      'Draw deck',
      '| 2 | Taurik |',
      '|---|:--:|',
      '| Data | 1 |',
      'Data // the best',
      'Data # really',
    );
    expect(draw).toEqual(['taurik', 'taurik', 'data', 'data', 'data']);
  });

  test('elements that may hold a name are told', () => {
    expect(told('Draw deck', '<img alt="Data">')).toEqual([expect.stringMatching(/^error line 2: /)]);
  });

  test.each(['<!DOCTYPE html>\n<html>', '<html lang="en">'])('a whole web page is refused in one sentence', (begin) => {
    expect(told(begin, '<body><p>Data</p>', '</body></html>')).toEqual([
      'error the file is a web page. Copy the list of cards from it. [notation]',
    ]);
  });
});

describe('beside titles', () => {
  test('icons before a title', () => {
    const { deck, problems } = read('Missions', '[P] First Contact', 'Draw deck', '2x [AU] Data', '[2E] Tholun');
    expect(deck.missions).toEqual(['first-contact']);
    expect(deck.draw.slice(0, 2)).toEqual(['data', 'data']);
    expect(library.find(deck.draw[2] ?? '')).toMatchObject({ title: 'Tholun', edition: 2 });
    expect(problems).toMatchObject([
      { severity: 'warning', line: 2, what: '"P" tells nothing about First Contact' },
      { severity: 'warning', line: 4, what: '"AU" tells nothing about Data' },
    ]);
  });

  test('marks and signs', () => {
    expect(deckOf('Draw deck', 'Data®', 'Data™', '“Data”', 'Data *', '• Data', '✓ Data', 'Data;').draw).toHaveLength(7);
  });
});
