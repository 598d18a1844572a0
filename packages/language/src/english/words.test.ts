import { expect, test } from 'vitest';
import { howMany, list, noun, numberWord, points, sentence, sentences, signed, withArticle } from './words.ts';

test('lists take a comma before the last of three', () => {
  expect(list(['A'], 'or')).toBe('A');
  expect(list(['A', 'B'], 'or')).toBe('A or B');
  expect(list(['A', 'B', 'C'], 'and')).toBe('A, B, and C');
});

test.each([
  ['OFFICER', 'an OFFICER'],
  ['event', 'an event'],
  ['MEDICAL', 'a MEDICAL'],
  ['universal ship', 'a universal ship'],
  ['U.S.S. Enterprise', 'a U.S.S. Enterprise'],
  ['unstopped ship', 'an unstopped ship'],
  ['one-person crew', 'a one-person crew'],
  ['outpost', 'an outpost'],
  ['Honor card', 'an Honor card'],
  ['holographic card', 'a holographic card'],
  ['European', 'a European'],
])('the article of %s follows its sound', (words, expected) => {
  expect(withArticle(words)).toBe(expected);
});

test('small numbers are words, points are figures', () => {
  expect(numberWord(2)).toBe('two');
  expect(numberWord(11)).toBe('11');
  expect(howMany(1, noun('card'))).toBe('one card');
  expect(howMany(3, noun('facility', 'facilities'))).toBe('three facilities');
  expect(points(1)).toBe('1 point');
  expect(points(5)).toBe('5 points');
  expect(signed(2)).toBe('+2');
  expect(signed(-2)).toBe('-2');
});

test('sentences begin with a capital and end once', () => {
  expect(sentence('kill one')).toBe('Kill one.');
  expect(sentence('V.I.P.')).toBe('V.I.P.');
  expect(sentences('a b', undefined, '', 'c')).toBe('A b. C.');
});
