import { otf } from '@spaceline/formats';
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
