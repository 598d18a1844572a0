import { beforeEach, expect, test } from 'vitest';
import { erase, write } from '../net/storage.ts';
import { forgetDeck, keepDeck, keptDeck, keptDecks } from './kept-decks.ts';

const deck = (...draw: readonly string[]) => ({ missions: ['excavation'], seeds: [], draw });
const kept = (id: string, ...draw: readonly string[]) => ({
  id,
  name: `Deck ${id}`,
  format: 'open',
  deck: deck(...draw),
});
const hour = 3_600_000;

beforeEach(() => erase('spaceline.decks'));

test('the deck changed last comes first, and a forgotten one is gone', () => {
  keepDeck(kept('a'), 1);
  keepDeck(kept('b'), 2);
  expect(keptDecks().map(({ id }) => id)).toEqual(['b', 'a']);
  keepDeck(kept('a', 'data'), 3);
  expect(keptDecks().map(({ id }) => id)).toEqual(['a', 'b']);
  forgetDeck('a');
  expect(keptDecks().map(({ id }) => id)).toEqual(['b']);
});

test('what a deck was at an earlier sitting is kept, not every click', () => {
  keepDeck(kept('a', 'data'), hour);
  keepDeck(kept('a', 'data', 'worf'), hour + 1000);
  expect(keptDeck('a')?.versions).toEqual([]);
  keepDeck(kept('a', 'worf'), 3 * hour);
  expect(keptDeck('a')?.versions).toEqual([{ deck: deck('data', 'worf'), changed: hour + 1000 }]);
});

test('a deck kept again unchanged makes no version', () => {
  keepDeck(kept('a', 'data'), hour);
  keepDeck({ ...kept('a', 'data'), name: 'Another name' }, 5 * hour);
  expect(keptDeck('a')).toMatchObject({ name: 'Another name', versions: [] });
});

test('what is no deck is passed over, and loses nothing else', () => {
  keepDeck(kept('a'), 1);
  write('spaceline.decks', [...keptDecks(), { id: 'broken', deck: { missions: 'excavation' } }, null, 7]);
  expect(keptDecks().map(({ id }) => id)).toEqual(['a']);
});
