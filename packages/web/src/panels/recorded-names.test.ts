import type { SeenEvent } from '@spaceline/engine';
import { eventWords } from '@spaceline/protocol';
import { expect, test } from 'vitest';
import { namesIn, strangersIn } from './recorded-names.ts';

const event = (e: SeenEvent['e'], said: Partial<SeenEvent>): SeenEvent =>
  ({
    e,
    player: 0,
    card: -1,
    on: -1,
    n: -1,
    cards: [],
    word: '',
    names: {},
    ...said,
  }) as SeenEvent;
const log = [
  event('first player chosen', { player: 1 }),
  event('drew', { card: 4, names: { 4: 'simon-tarses' } }),
  event('drew', { player: 1, n: 1 }),
  event('seeded', { player: 1, on: 9, names: { 9: 'kira-nerys' } }),
];
const faces = new Map([['simon-tarses', { title: 'Simon Tarses' }]]);
const seats = [
  { name: 'Kira', bot: false },
  { name: 'Computer', bot: true },
] as const;

test('a log without a table is told to each reader with the names that its events bring along', () => {
  const told = (seer: 0 | 'spectator', people: typeof seats | undefined) => {
    const names = namesIn(log, seer, faces, people && [...people]);
    return log.map((one) => eventWords(one, names));
  };
  expect(told(0, seats)).toEqual([
    'Chance made your opponent the first player.',
    'You drew Simon Tarses.',
    'Your opponent drew a card.',
    'Your opponent seeded a card under kira-nerys.',
  ]);
  expect(told('spectator', seats).slice(1, 3)).toEqual(['Kira drew Simon Tarses.', 'Computer drew a card.']);
  expect(told('spectator', undefined)[1]).toBe('Second player drew Simon Tarses.');
});

test('titles that are not known yet are asked for once each', () => {
  expect(strangersIn([...log, ...log], faces)).toEqual(['kira-nerys']);
});
