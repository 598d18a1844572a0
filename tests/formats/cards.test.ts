import { create, makePool } from '@spaceline/engine';
import { allCards } from '@spaceline/cards';
import { type Deck, isLegal, judge, readDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { composeHouseFormat, formats, modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { personnel } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { starterDecks } from '@spaceline/decks';

const library = everyTitle();
/** Legal in every format: thirty different people. */
const base: Deck = {
  missions: starterDecks[0].deck.missions,
  seeds: ['federation-outpost', 'archer', 'chalnoth', 'nausicaans'],
  draw: allCards
    .filter((card) => card.type === 'Personnel')
    .slice(0, 30)
    .map((card) => card.id),
};
const withDraw = (...words: string[]): Deck => ({
  ...base,
  draw: [...base.draw, ...words.map((one) => library.find(one)?.id ?? one)],
});
const clausesOf = (deck: Deck, format: (typeof formats)[number]): string[] =>
  judge(deck, format, library)
    .filter((problem) => problem.severity === 'error')
    .map((problem) => problem.clause);

describe('banned cards', () => {
  test('OTF-6.1, MOD-6.1, BETA-6.1, B-28.16: a banned card makes a deck illegal; the list and its date are named', () => {
    const deck = withDraw('Raise the Stakes');
    expect([otf, modern, otfBeta].map((format) => clausesOf(deck, format))).toEqual([
      ['OTF-6.1'],
      ['MOD-6.1'],
      ['BETA-6.1'],
    ]);
    const [problem] = judge(deck, otf, library).filter((one) => one.severity === 'error');
    expect(problem).toMatchObject({ card: 'Raise the Stakes', what: 'Raise the Stakes is banned' });
    expect(problem.hint).toContain('Official Tournament Format ban list (2020)');
  });

  test('OTF-6.1, MOD-6.1, BETA-6.1, B-28.16: near miss: a card of another list, or any card where there is none, is legal', () => {
    expect([otf, modern, otfBeta].map((format) => clausesOf(withDraw('Kevin Uxbridge'), format))).toEqual([
      [],
      [],
      ['BETA-6.1'],
    ]);
    for (const format of [open, ruleOfFour]) expect(clausesOf(withDraw('Raise the Stakes'), format)).toEqual([]);
  });

  test('MOD-6.1, F-1: Modern has its own list, with its own date', () => {
    const [problem] = judge(withDraw('Raise the Stakes'), modern, library).filter((one) => one.severity === 'error');
    expect(problem?.hint).toContain('Modern ban list (2026)');
    const verdicts = (title: string) => [otf, modern].map((format) => clausesOf(withDraw(title), format));
    // On the list of 2020 only, on that of 2026 only, on both.
    expect(verdicts("Horga'hn")).toEqual([['OTF-6.1'], []]);
    expect(verdicts('Planet Killer')).toEqual([[], ['MOD-6.1']]);
    expect(verdicts('Tox Uthat')).toEqual([['OTF-6.1'], ['MOD-6.1']]);
  });

  test('BETA-6.2: Fair Play, Intermix Ratio and The Big Picture are banned as well', () => {
    expect(clausesOf(withDraw('Fair Play', 'Intermix Ratio', 'The Big Picture'), otfBeta)).toEqual([
      'BETA-6.2',
      'BETA-6.2',
      'BETA-6.2',
    ]);
  });

  test('BETA-6.2: its text names the three cards', () => {
    const { text } = otfBeta.clauses.find(({ id }) => id === 'BETA-6.2')!;
    for (const title of ['Fair Play', 'Intermix Ratio', 'The Big Picture']) expect(text).toContain(title);
  });

  test('BETA-6.2: near miss: a Second Edition card is not its namesake, nor the other way round', () => {
    expect(clausesOf(withDraw('Qol (Lascivious Lackey 2E)'), otfBeta)).toEqual(['BETA-6.1']);
    expect(clausesOf(withDraw('Cyrus Redblock (2E)'), otfBeta)).toEqual([]);
    expect(clausesOf(withDraw('Cyrus Redblock'), otfBeta)).toEqual(['BETA-6.1']);
  });
});

test('OTF-6.1, MOD-6.1, OTF-3.1, MOD-3.1: a house format with one rule of two sheets finds each fault once', () => {
  const house = composeHouseFormat({ name: 'Both', over: 'otf', clauses: ['MOD-6.1', 'MOD-3.1'], without: [] });
  if (!house.ok) throw new Error(house.problems.join());
  const deck = { ...withDraw('Raise the Stakes'), seeds: [...base.seeds, 'archer', 'archer'] };
  const found = judge(deck, house.format, library).filter(
    ({ card }) => card === 'Raise the Stakes' || card === 'Archer',
  );
  // One rule on two sheets holds once; the two sheets' lists are two lists.
  expect(found.map(({ clause }) => clause).toSorted()).toEqual(['MOD-6.1', 'OTF-3.1', 'OTF-6.1']);
});

describe('copies', () => {
  const data = library.find('Data')!.id;
  const fives = (...parts: string[]): Deck => ({ ...base, draw: [...base.draw.filter((id) => id !== data), ...parts] });

  test('R4-1.1, B-28.8: five copies over all parts of a deck are too many', () => {
    const problems = judge(fives(data, data, data, data, data), ruleOfFour, library);
    expect(problems.filter((one) => one.clause === 'R4-1.1')).toMatchObject([
      { card: 'Data', what: '5 copies of Data in all parts of the deck together, more than 4', hint: 'Take out 1.' },
    ]);
    const split = { ...fives(data, data, data), seeds: [...base.seeds.slice(2), data, data] };
    expect(clausesOf(split, ruleOfFour)).toContain('R4-1.1');
  });

  test('R4-1.1, B-28.8: near miss: four copies are fine, and five are in the other formats', () => {
    expect(clausesOf(fives(data, data, data, data), ruleOfFour)).not.toContain('R4-1.1');
    for (const format of [open, otf, modern, otfBeta])
      expect(clausesOf(fives(data, data, data, data, data), format)).toEqual([]);
  });

  const universal = library.find('Patrol Neutral Zone')!.id;
  const pile = (n: number) => [...Array.from({ length: n }, () => universal), ...base.missions.slice(n)];

  test('R4-1.1, R4-2.1: missions are counted, too: of five copies of a universal one only two can be seeded', () => {
    expect(clausesOf({ ...base, missions: pile(5) }, ruleOfFour)).toEqual(['R4-1.1', 'R4-2.1']);
    expect(clausesOf({ ...base, missions: pile(3) }, ruleOfFour)).toEqual(['R4-2.1']);
    expect(clausesOf({ ...base, missions: pile(5) }, otf)).toEqual([]);
  });

  test('R4-1.1, R4-2.1: near miss: two copies of a universal mission are legal', () => {
    expect(clausesOf({ ...base, missions: pile(2) }, ruleOfFour)).toEqual([]);
  });

  test('R4-1.1, B-1.15: a card printed in two sets is one title, and a Second Edition namesake another card', () => {
    const worfs = (n: number, m: number, other = 'worf.first-contact') => [
      ...Array.from({ length: n }, () => 'worf'),
      ...Array.from({ length: m }, () => other),
    ];
    expect(clausesOf(withDraw(...worfs(3, 2)), ruleOfFour)).toEqual(['R4-1.1']);
    expect(clausesOf(withDraw(...worfs(2, 2)), ruleOfFour)).toEqual([]);
    expect(clausesOf(withDraw(...worfs(3, 2, 'worf.2e.son-of-mogh')), ruleOfFour)).toEqual([]);
  });

  test('R4-2.1, OTF-3.1: the judge warns of copies that cannot all be seeded', () => {
    const deck = { ...base, seeds: ['federation-outpost', 'archer', 'archer', 'archer'] };
    for (const format of [ruleOfFour, otf]) {
      const problems = judge(deck, format, library);
      expect(problems.find((one) => one.card === 'Archer')).toMatchObject({ severity: 'warning' });
      expect(isLegal(problems.filter((one) => one.card === 'Archer'))).toBe(true);
    }
  });
});

describe('conversions', () => {
  test('BETA-5.1, R4-7.1, B-28.28: a converted Second Edition card and its conversion are copies of each other', () => {
    const converted = ['tholun.2e.call-to-arms', 'tholun.2e.call-to-arms', 'tholun', 'tholun', 'tholun'];
    expect(clausesOf(withDraw(...converted), ruleOfFour)).toEqual(expect.arrayContaining(['R4-1.1']));
    const printed: never[] = [];
    const facts = { printed, affiliation: 'Klingon', classification: 'OFFICER', universal: true } as const;
    const numbers = { integrity: 5, cunning: 5, strength: 5 };
    const first = personnel('Tholun', { ...facts, ...numbers });
    const second = personnel('Tholun', { ...facts, ...numbers, strength: 9, id: 'tholun.2e.call-to-arms' });
    const pool = makePool([...allCards, first, second]);
    const strengths = [otfBeta, ruleOfFour, otf, modern, open].map((format) => {
      const deck = { ...base, draw: ['tholun.2e.call-to-arms', ...base.draw] };
      const s = create({ pool, format, seed: '0'.repeat(64), decks: [deck, base] });
      return s.fixed.cards.some((card) => card.def.id === 'tholun.2e.call-to-arms') ? 'as printed' : 'converted';
    });
    expect(strengths).toEqual(['converted', 'converted', 'converted', 'converted', 'as printed']);
  });

  test('BETA-5.1, R4-7.1, B-28.28: for uniqueness, too: in play the two are one card', () => {
    const facts = { printed: [], affiliation: 'Federation', classification: 'OFFICER' } as const;
    const numbers = { integrity: 5, cunning: 5, strength: 5 };
    const first = personnel('Tholun', { ...facts, ...numbers });
    const second = personnel('Tholun', { ...facts, ...numbers, id: 'tholun.2e.call-to-arms' });
    const pool = makePool([...allCards, first, second]);
    for (const format of [otfBeta, ruleOfFour, otf, modern]) {
      const deck = { ...base, draw: ['tholun.2e.call-to-arms', 'tholun', ...base.draw] };
      const { fixed } = create({ pool, format, seed: '0'.repeat(64), decks: [deck, base] });
      expect(fixed.cards.filter((card) => card.def.title === 'Tholun').map((card) => card.def.id)).toEqual([
        'tholun',
        'tholun',
      ]);
    }
  });

  test('BETA-5.1, R4-7.1, B-28.28: near miss: a Second Edition card that is not on the list is a card of its own', () => {
    const other = library.find('Jack (Call to Arms 2E)')!.id;
    expect(clausesOf(withDraw(other, other, 'Jack', 'Jack', 'Jack'), ruleOfFour)).not.toContain('R4-1.1');
  });
});

test('A-1: any real deck can be read: every title of the game is known, those without a program are said so', () => {
  const { deck, problems } = readDeck(
    "Missions\nDraw deck\n2x Ferengi Conference\nBenjamin Sisko\nQ's Planet\n",
    library,
  );
  expect(problems).toEqual([]);
  expect(deck.draw).toHaveLength(4);
  expect(judge(deck, open, library).filter((one) => one.clause === 'A-1')).toHaveLength(3);
});
