import { expect, test } from 'vitest';
import { blankFace } from '@spaceline/art';
import { added, copiesIn, emptyDraft, homeOf, inDeck, mayGo, moved, removed, sameDeck, toggled } from './draft.ts';
import { poolCards } from './pool.ts';

const face = (id: string, type: string) => ({ ...blankFace(id), type });
const resQ = face('res-q', 'Interrupt');
const pool = poolCards({ packs: [['res-q', 'archer'], ['res-q']], premium: [] }, (id) =>
  id === 'res-q' ? resQ : face(id, 'Dilemma'),
);

test('a card finds its place: missions, what is seeded, and the rest', () => {
  const homes = ['Mission', 'Dilemma', 'Artifact', 'Facility', 'Personnel', 'Ship', 'Equipment', 'Event', 'Interrupt'];
  expect(homes.map((type) => homeOf(face('x', type)))).toEqual([
    'missions',
    'seeds',
    'seeds',
    'seeds',
    'draw',
    'draw',
    'draw',
    'draw',
    'draw',
  ]);
  expect([
    mayGo(face('x', 'Mission'), 'seeds'),
    mayGo(face('x', 'Ship'), 'missions'),
    mayGo(face('x', 'Ship'), 'seeds'),
  ]).toEqual([false, false, true]);
});

test('of two copies the first is marked, then both; a touch on a marked one takes one out', () => {
  const one = toggled(emptyDraft, resQ, false);
  expect([...inDeck(pool, one)]).toEqual(['Pack 1 0']);
  const both = toggled(one, resQ, false);
  expect([...inDeck(pool, both)]).toEqual(['Pack 1 0', 'Pack 2 0']);
  expect(copiesIn(toggled(both, resQ, true), 'res-q')).toBe(1);
});

test('WS-2.4: a card is moved between draw deck and seeds, and what is not there is not moved', () => {
  const deck = added(emptyDraft, 'data', 'draw');
  expect(moved(deck, 'data', 'draw', 'seeds')).toEqual({ missions: [], seeds: ['data'], draw: [] });
  expect(moved(deck, 'riva', 'draw', 'seeds')).toBe(deck);
  expect(removed(deck, 'riva')).toBe(deck);
  expect(removed(deck, 'data', 'seeds')).toBe(deck);
});

test('decks are the same if every part has the same cards in the same order', () => {
  const deck = added(added(emptyDraft, 'a', 'draw'), 'b', 'draw');
  expect(sameDeck(deck, { ...deck, draw: ['a', 'b'] })).toBe(true);
  expect(sameDeck(deck, { ...deck, draw: ['b', 'a'] })).toBe(false);
  expect(sameDeck(deck, emptyDraft)).toBe(false);
});
