import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { apply, choose, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { standsOf } from './stands.ts';

test('B-8.5: a list tells the missions along the line as whoever watches sees them', () => {
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const state = create({ pool: makePool(allCards), format: open, seed: '5a'.repeat(32), decks });
  while (state.phase === 'missions') {
    const [decision] = decisions(state);
    const option = decision?.options[0];
    if (!option) throw new Error('Nobody is asked where a mission goes.');
    const done = apply(state, choose(decision, option));
    if (isRefusal(done)) throw new Error(done.why);
    const { spaceline, cards } = view(state, 'spectator');
    const seen = spaceline.map(({ id }) => cards.find((card) => card.id === id)?.def);
    expect(standsOf(state).line).toEqual(seen);
  }
  expect(standsOf(state).line).toHaveLength(11);
});
