import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { type Deck, isLegal, judge, plainIn, problemWords } from './index.ts';

const open = { id: 'open' };
const six = ['excavation', 'first-contact', 'restore-errant-moon', 'study-nebula', 'repair-mission', 'test-mission'];
const copies = (id: string, n: number): string[] => Array.from({ length: n }, () => id);
const legal: Deck = { missions: six, seeds: copies('federation-outpost', 30), draw: copies('data', 30) };
const clausesOf = (deck: Partial<Deck>): readonly string[] =>
  judge({ ...legal, ...deck }, open).map((one) => one.clause);

describe('judge, base game', () => {
  test('B-7.2 to B-7.4: six missions, 30 seeds and 30 cards to draw are legal', () => {
    expect(judge(legal, open)).toEqual([]);
  });

  test('B-7.2: five or seven missions are refused', () => {
    expect(judge({ ...legal, missions: six.slice(1) }, open)).toEqual([
      {
        severity: 'error',
        clause: 'B-7.2',
        what: 'the mission pile has 5 cards, not exactly 6',
        hint: 'Add 1 card.',
      },
    ]);
    expect(clausesOf({ missions: [...six, 'evacuation'] })).toEqual(['B-7.2']);
  });

  test('B-7.2: only missions in the mission pile', () => {
    expect(clausesOf({ missions: [...six.slice(1), 'data'] })).toEqual(['B-7.2']);
  });

  test('B-7.3: 31 seeds are refused, none are fine', () => {
    expect(clausesOf({ seeds: copies('federation-outpost', 31) })).toEqual(['B-7.3']);
    expect(clausesOf({ seeds: [] })).toEqual([]);
  });

  test('B-7.4: 29 cards to draw are refused, 200 are fine', () => {
    expect(clausesOf({ draw: copies('data', 29) })).toEqual(['B-7.4']);
    expect(clausesOf({ draw: copies('data', 200) })).toEqual([]);
  });

  test('B-7.5: two missions of one location are refused, once per location', () => {
    const problems = judge({ ...legal, missions: [...six.slice(2), 'excavation', 'excavation'] }, open);
    expect(problems).toMatchObject([
      { clause: 'B-7.5', what: '2 missions of the location Kurl: Excavation, Excavation' },
    ]);
  });

  test.each([
    ['excavation', 'excavation-ii', '2 missions of the location Kurl: Excavation, Excavation II'],
    ['aftermath-ii', 'aftermath', '2 missions of one location: Aftermath II, Aftermath'],
    ['brute-force', 'brute-force', '2 missions of one location: Brute Force, Brute Force'],
  ])('B-7.5: an original mission and its Mission II are of one location: %s, %s', (one, other, what) => {
    const missions = [...six.slice(2), one, other];
    expect(judge({ ...legal, missions }, open, everyTitle()).filter(({ clause }) => clause === 'B-7.5')).toMatchObject([
      { severity: 'error', what },
    ]);
  });

  test('B-7.5: universal missions may be several, written or not', () => {
    const missions = [...six.slice(2), 'study-badlands', 'study-badlands'];
    expect(judge({ ...legal, missions }, open, everyTitle())).toEqual([]);
    const planets = [...six.slice(2), 'planet', 'planet'];
    expect(judge({ ...legal, missions: planets }, open, everyTitle()).map(({ clause }) => clause)).toEqual(['A-1']);
  });

  test.each(['attention-all-hands', 'ops', 'assign-mission-specialists', 'alternate-universe-door'])(
    'B-7.7: titles of a type that is seeded at assisted tables are no seeds in vain: %s',
    (id) => {
      const problems = judge({ ...legal, seeds: [id] }, open, everyTitle());
      expect(problems.map(({ clause }) => clause)).toEqual(['A-1']);
    },
  );

  test('B-7.7: a card that can never be seeded is a warning and leaves the deck legal', () => {
    const problems = judge({ ...legal, seeds: ['data', 'data'] }, open);
    expect(problems).toMatchObject([{ severity: 'warning', clause: 'B-7.7', card: 'Data' }]);
    expect(isLegal(problems)).toBe(true);
  });

  test('B-7.1 and B-7.8: missions belong in the mission pile', () => {
    expect(clausesOf({ seeds: ['evacuation'] })).toEqual(['B-7.1']);
    expect(clausesOf({ draw: [...legal.draw, 'evacuation'] })).toEqual(['B-7.8']);
    expect(isLegal(judge({ ...legal, draw: [...legal.draw, 'evacuation'] }, open))).toBe(false);
  });

  test('B-7.8: a dilemma to draw is a warning', () => {
    const problems = judge({ ...legal, draw: [...legal.draw, 'archer'] }, open);
    expect(problems).toMatchObject([{ severity: 'warning', clause: 'B-7.8', card: 'Archer' }]);
  });

  test('B-7.10: an unknown card is refused with a hint', () => {
    const problems = judge({ ...legal, draw: [...legal.draw, 'jean-luc-piccard'] }, open);
    expect(problems).toMatchObject([{ severity: 'error', clause: 'B-7.10', hint: 'Did you mean Jean-Luc Picard?' }]);
    expect(problemWords(problems[0])).toBe(
      '"jean-luc-piccard" is not a card of the catalogue. Did you mean Jean-Luc Picard? [B-7.10]',
    );
  });

  test('B-7.10: all problems come at once', () => {
    expect(judge({ missions: [], seeds: copies('archer', 31), draw: [] }, open).map((one) => one.clause)).toEqual([
      'B-7.2',
      'B-7.3',
      'B-7.4',
    ]);
  });

  test('B-28.7: a clause of the format sets other sizes and is the one cited', () => {
    const small = { id: 'small', clauses: [{ id: 'X-1', sizes: { missions: 3, seedMaximum: 10, drawMinimum: 20 } }] };
    expect(judge({ missions: six.slice(3), seeds: [], draw: copies('data', 20) }, small)).toEqual([]);
    expect(judge(legal, small).map((one) => one.clause)).toEqual(['X-1', 'X-1']);
  });
});

describe('cards without a program', () => {
  const drawing = (...ids: readonly string[]) =>
    judge({ ...legal, draw: [...legal.draw, ...ids] }, open, everyTitle()).map(({ clause, what }) => ({
      clause,
      what,
    }));

  test('A-1: plain ones are no matter, whatever their affiliation', () => {
    expect(drawing('uss-drake', 'bajoran-outpost')).toEqual([]);
    expect(plainIn({ ...legal, draw: ['uss-drake', 'data'] }, everyTitle())).toEqual(['U.S.S. Drake']);
  });

  test('A-1: others are played by hand, for a reason that is told', () => {
    expect(drawing('kira-nerys', 'fletika')).toEqual([
      { clause: 'A-1', what: 'Kira Nerys is played by hand: its text is not written' },
      { clause: 'A-1', what: "Flet'ika is played by hand: the need for ketracel-white has no rules yet" },
    ]);
  });

  test('B-13.40: near miss: what shows the alternate universe icon is legal and dead', () => {
    expect(drawing('rachel-garrett')).toEqual([
      { clause: 'B-13.40', what: 'Rachel Garrett shows the alternate universe icon' },
    ]);
  });
});
