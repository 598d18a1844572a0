import { check } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { allCards, sets } from './index.ts';
import { unwrittenCard } from './unwritten.ts';

const unwritten = catalogue().flatMap((title) => (title.card ? [] : [unwrittenCard(title)]));

describe('the static checks find nothing wrong', () => {
  test('with the cards that are written', () => {
    expect(check(allCards)).toEqual([]);
  });

  test.each(sets)('with $title and the sets before it', ({ id }) => {
    const until = sets.findIndex((set) => set.id === id) + 1;
    expect(check(sets.slice(0, until).flatMap(({ cards }) => cards))).toEqual([]);
  });

  test('A-1: with written cards and ids among every title of the game, as assisted tables play them', () => {
    const written = new Set(allCards.map(({ id }) => id));
    // A text that players carry out says nothing of what it does, so it looks as if it did nothing.
    const silent = ['stays in play', 'an empty list of "any"'];
    const problems = check([...allCards, ...unwritten]);
    expect(problems.filter(({ card, what }) => written.has(card) || !silent.includes(what))).toEqual([]);
  });
});

test('a card with a mistake is found among all others', () => {
  const [first] = allCards;
  expect(check([...allCards, { ...first, title: 'Twin' }]).map(({ what }) => what)).toContain(
    `id "${first.id}" is used twice`,
  );
});
