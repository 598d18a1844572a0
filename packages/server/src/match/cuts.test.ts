import { randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { allows, apply, create, decisions, isRefusal, makePool, seen, view } from '@spaceline/engine';
import type { GameEvent, SeenEvent, Seer, State } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { tellEvent } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { cut, stored, storedFor, uncut } from './cuts.ts';

/** What came of each choice of a game, cut at the state it led to. */
function* played(): Generator<{ state: State; events: readonly GameEvent[] }> {
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const state = create({ pool: makePool(allCards), format: open, seed: '5a'.repeat(32), decks });
  const players = [randomBot('cut one'), randomBot('cut two')];
  yield { state, events: state.events };
  for (let made = 0; made < 800; made += 1) {
    const [decision] = decisions(state);
    if (!decision) return;
    const choice = players[decision.player]!(
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(done.why);
    yield { state, events: done.events };
  }
}

const fromDatabase = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const shown = ({ card, cards }: SeenEvent): number => cards.length + (card >= 0 ? 1 : 0);

const everybody = [0, 1, 'spectator'] as const satisfies readonly Seer[];

test('what is cut once for all is what each recipient sees (B-13.34)', () => {
  const count = { together: 0, apart: 0 };
  for (const { state, events } of played()) {
    const cuts = cut(state, events);
    for (const seer of everybody) expect(cuts[seer]).toEqual(events.map((event) => seen(state, event, seer)));
    count[cuts[0] === cuts[1] ? 'together' : 'apart'] += 1;
  }
  expect(Math.min(count.together, count.apart)).toBeGreaterThan(50);
});

describe('stored events', () => {
  test('are told to each recipient exactly as they were cut when they happened', () => {
    const hidden = { 0: 0, 1: 0, spectator: 0 };
    for (const { state, events } of played()) {
      const cuts = cut(state, events);
      const kept = fromDatabase(stored(events, cuts));
      const whole = uncut(kept).map(tellEvent);
      for (const seer of everybody) {
        const told = storedFor(kept, seer);
        expect(told).toEqual(fromDatabase(cuts[seer]));
        told.forEach((event, at) => (hidden[seer] += shown(whole[at]!) - shown(event)));
      }
    }
    // Something was hidden from everybody, or this would prove nothing.
    for (const cards of Object.values(hidden)) expect(cards).toBeGreaterThan(20);
  });

  test('uncut name every card that the engine names', () => {
    for (const { state, events } of played()) {
      const whole = uncut(stored(events, cut(state, events))).map(tellEvent);
      whole.forEach((event, at) => {
        const { card, cards } = events[at]!;
        expect([event.card, event.cards]).toEqual([card, cards]);
        for (const id of [card, ...cards])
          if (id >= 0 && state.fixed.cards[id]) expect(event.names[id], event.e).toBe(state.fixed.cards[id].def.id);
      });
    }
  });
});
