import { sets } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { describe, expect, test } from 'vitest';
import { eager, wantingGame } from './every-card.ts';
import { middleGame } from './middle-games.ts';
import { batches } from './runs.ts';
import { Tally } from './tally.ts';
import { watch } from './watch.ts';

/** `node scripts/every-card.mjs` goes on until every card was used; here are its first games. */
describe('games for the cards that were used least keep the rules that hold always', () => {
  test.each(batches(0.15))('games from $from', ({ seeds }) => {
    const tally = new Tally();
    for (const seed of seeds)
      if (seed % 10 === 0) {
        const { game, players } = wantingGame(seed, tally);
        watch(game, players, tally);
      } else watch(middleGame(seed, tally), [eager(`${seed} first`), eager(`${seed} second`)], tally, 100);
    expect(tally.choices).toBeGreaterThan(0);
  });
});

test('the starter decks hold every card but those that come in boxes', () => {
  const held = new Set(starterDecks.flatMap(({ deck }) => [...deck.missions, ...deck.seeds, ...deck.draw]));
  const boxed = new Set(sets.find(({ id }) => id === 'enhanced-premiere')?.cards.map(({ id }) => id));
  expect([...new Tally().uses.keys()].filter((id) => !held.has(id) && !boxed.has(id))).toEqual([]);
});
