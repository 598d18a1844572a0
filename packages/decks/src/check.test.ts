import { otf, ruleOfFour } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { checkDeck, isLegal, problemWords } from './index.ts';

test('B-7.10: all problems of a list at once, each of a card with its line', () => {
  const list = ['Missions', 'Excavation', 'Seed deck', 'Archer', 'Draw deck', 'Dtaa', '29x Gowron', 'Red Alert!'].join(
    '\n',
  );
  const { deck, problems } = checkDeck(list, otf, everyTitle());
  expect(deck.draw).toHaveLength(30);
  expect(isLegal(problems)).toBe(false);
  expect(problems.map(problemWords)).toEqual([
    'line 6: "Dtaa" is not a card of the catalogue. Did you mean Data, or D\'Tan? [notation]',
    'the mission pile has 1 card, not exactly 6. Add 5 cards. [B-7.2]',
    expect.stringMatching(/^line 8: Red Alert! is banned\. Take it out\. .* \[OTF-6\.1\]$/),
    'line 7: no outpost in the deck takes Klingon personnel. Seed a Klingon outpost. [B-13.10]',
    'line 2: nobody in the deck can attempt Excavation. It is attempted by Federation, Romulan. [B-16.4]',
  ]);
});

const inEveryPart = [
  'line 7: Archer is a Dilemma in the missions. The mission pile holds missions only. [B-7.2]',
  'line 9: Excavation is a Mission in the seed deck. Missions belong in the mission pile. [B-7.1]',
  'line 4: Archer is a Dilemma in the draw deck. It can never be played from the hand; seed it instead. [B-7.8]',
  'line 10: 3 copies of Archer in the seed deck, of which 2 can be seeded. The others would be removed from the game. [OTF-3.1]',
];
const inText = ['Draw deck', '# nobody', '', 'Archer', 'Missions', 'Excavation', 'Archer'];

test.each([
  ['text', [...inText, 'Seed deck', 'Excavation', '3x Archer']],
  [
    'JSON',
    [
      '{',
      '"draw":',
      '[',
      '"Archer"],',
      '"missions": [',
      '"Excavation",',
      '"Archer"],',
      '"seeds": [',
      '"Excavation",',
      '{ "card": "Archer", "count": 3 }]}',
    ],
  ],
])('B-7.10: a card in several parts is found on the line of the part, in %s', (_, lines) => {
  const { problems } = checkDeck(lines.join('\n'), otf, everyTitle());
  expect(problems.filter(({ card }) => card !== undefined).map(problemWords)).toEqual(inEveryPart);
});

test('R4-1.1: copies in all parts together are told on the first line that names the card', () => {
  const { problems } = checkDeck('Draw deck\n3x Archer\nSeed deck\n2x Archer', ruleOfFour, everyTitle());
  expect(problems.filter(({ clause }) => clause === 'R4-1.1').map(problemWords)).toEqual([
    'line 2: 5 copies of Archer in all parts of the deck together, more than 4. Take out 1. [R4-1.1]',
  ]);
});

test('A-1: of cards that share a title, the one that is meant is named, with its line', () => {
  const { problems } = checkDeck('Draw deck\nData\nData (First Contact)', otf, everyTitle());
  expect(problems.filter(({ clause }) => clause === 'A-1').map(problemWords)).toEqual([
    'line 3: Data (First Contact) is played by hand: its text is not written. It can be played at an assisted table only. [A-1]',
  ]);
});
