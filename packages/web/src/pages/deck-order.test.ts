import { expect, test } from 'vitest';
import type { StarterDeck } from '../net/api.ts';
import { legalFirst } from './deck-order.ts';

const deck = (id: string, ...illegal: readonly string[]): StarterDeck => ({
  id,
  title: id,
  description: '',
  deck: { missions: [], seeds: [], draw: [] },
  illegalIn: Object.fromEntries(illegal.map((format) => [format, { why: ['banned'] }])),
});

test('decks wholly legal in the format come first, in their order', () => {
  const decks = [deck('a', 'otf'), deck('b'), deck('c', 'otf', 'modern'), deck('d')];
  const ids = (format: string): string =>
    legalFirst(decks, format)
      .map(({ id }) => id)
      .join('');
  expect([ids('open'), ids('otf'), ids('modern')]).toEqual(['abcd', 'bdac', 'abdc']);
});
