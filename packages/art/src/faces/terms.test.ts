import { expect, test } from 'vitest';
import { cutAtTerms } from './terms.ts';

const termsIn = (text: string): readonly (string | undefined)[] =>
  cutAtTerms(text).flatMap(({ text: word, term }) => (term === undefined ? [] : [`${word}: ${term}`]));

test.each([
  ['Kill one team member at random. Discard dilemma.', ['Kill: killed', 'at random: random']],
  ['When a ship stops here, stop the crew.', ['stop: stopped', 'crew: crew']],
  ['An unstopped team; the rest are stopped.', ['unstopped: stopped']],
  ['Matching commander of U.S.S. Phoenix. Needs a matching crew.', ['matching: matching', 'crew: crew']],
  ['If it is a mis-seed, put it out of play.', ['mis-seed: misSeed', 'out of play: outOfPlay']],
  ['Leadership, Stopgap and a Towel', []],
])('of “%s” the words of the rules are found, each once', (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});

test.each(['', 'stopped', 'Kill one (opponent’s choice), then stop the rest.', 'nothing of the kind'])(
  'the pieces of “%s” are the whole of it',
  (text) => {
    expect(
      cutAtTerms(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  },
);
