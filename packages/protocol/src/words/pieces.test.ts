import { expect, test } from 'vitest';
import type { SeenEvent } from '@spaceline/engine';
import type { Names } from './names.ts';
import { cutAt, eventPieces } from './pieces.ts';

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

test('a card that has gone out of sight is still named and can be touched', () => {
  const names: Names = {
    reader: 0,
    card: (id) => (id === 3 ? 'Excavation' : undefined),
    titleOf: (def) => (def === 'archer' ? 'Archer' : def),
    facts: () => undefined,
    players: ['Player 1', 'Player 2'],
  };
  const seeded: SeenEvent = {
    e: 'seeded',
    player: 0,
    card: 9,
    on: 3,
    n: -1,
    cards: [],
    word: '',
    action: 0,
    names: { 9: 'archer' },
  };
  expect(eventPieces(seeded, names)).toEqual([
    { text: 'You seeded ' },
    { text: 'Archer', card: 9 },
    { text: ' under ' },
    { text: 'Excavation', card: 3 },
    { text: '.' },
  ]);
});
