import { expect, test } from 'vitest';
import { cutAt } from './words.ts';

test('a sentence is cut at its card titles, longer titles first', () => {
  expect(
    cutAt('You beamed Data and Data (2) to Excavation.', [
      [1, 'Data'],
      [2, 'Data (2)'],
      [3, 'Excavation'],
    ]),
  ).toEqual([
    { text: 'You beamed ' },
    { text: 'Data', card: 1 },
    { text: ' and ' },
    { text: 'Data (2)', card: 2 },
    { text: ' to ' },
    { text: 'Excavation', card: 3 },
    { text: '.' },
  ]);
});

test('hidden cards leave the sentence whole', () => {
  expect(cutAt('Your opponent drew a card.', [[5, '']])).toEqual([{ text: 'Your opponent drew a card.' }]);
  expect(cutAt('', [])).toEqual([]);
});
