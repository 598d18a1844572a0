import type { SeenEvent } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { keepEvent, keptEventSchema, tellEvent, wholeEvent } from './replay-events.ts';
import { eventWords } from './words.ts';

const drew: SeenEvent = {
  e: 'drew',
  player: 0,
  card: 4,
  on: -1,
  n: -1,
  cards: [],
  word: '',
  action: 0,
  names: { 4: 'simon-tarses' },
};
const scored: SeenEvent = { ...drew, e: 'scored', card: -1, n: -5, word: 'bonus', names: {} };
const corrected: SeenEvent = {
  ...drew,
  e: 'corrected',
  player: 1,
  card: -1,
  word: 'kill',
  cards: [3, 5],
  correction: { cards: [3, 5], fix: 'kill' },
  names: { 3: 'worf' },
};

const failed: SeenEvent = {
  ...drew,
  e: 'conditions failed',
  judged: {
    term: 'all',
    says: 'Honor and STRENGTH over 40',
    met: false,
    by: [],
    parts: [
      { term: 'skill', says: 'Honor', met: true, has: 2, needs: 1, more: 0, by: [{ card: 4, n: 2 }], parts: [] },
      { term: 'sum', says: 'STRENGTH over 40', met: false, has: 7, needs: 40, more: 34, by: [], parts: [] },
    ],
  },
};
const fired: SeenEvent = { ...drew, e: 'fired', card: -1, on: 9, n: 7, cards: [4], by: [{ card: 4, n: 7 }] };

test.each([drew, scored, corrected, failed, fired])(
  '$e is told again as it was kept, also after a database had it',
  (event) => {
    const kept = keepEvent(event);
    expect(keptEventSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(tellEvent(kept)).toEqual(event);
    const reversed = Object.fromEntries(Object.entries(kept).toReversed()) as typeof kept;
    expect(JSON.stringify(keepEvent(tellEvent(reversed)))).toBe(JSON.stringify(kept));
  },
);

test('what says nothing takes no room', () => {
  expect(keepEvent(scored)).toEqual({ e: 'scored', player: 0, n: -5, word: 'bonus' });
});

test('the whole of an event has the names that any player saw', () => {
  const unseen = { ...drew, card: -1, names: {} };
  expect(wholeEvent({ ...drew, only: 0 }, [drew, unseen])).toEqual(drew);
  expect(wholeEvent({ ...drew, only: 0 }, [unseen, drew])).toEqual(drew);
});

test('a happening that only another version knew is told plainly', () => {
  const names = {
    reader: 'spectator',
    card: () => undefined,
    titleOf: (def: string) => def.toUpperCase(),
    facts: () => undefined,
    players: ['One', 'Two'],
  } as const;
  const said = (parts: object) => eventWords(tellEvent({ e: 'mission stolen', ...parts }), names);
  expect(said({})).toBe('Mission stolen.');
  expect(said({ card: 7, names: { 7: 'excavation' } })).toBe('Mission stolen: EXCAVATION.');
  expect(eventWords(tellEvent({ e: 'constructor' }), names)).toBe('Constructor.');
});
