import { officerBot, randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { type State, allows, apply, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { expect, test } from 'vitest';

const pool = makePool(allCards);
const deckOf = (n: number) => starterDecks[n % starterDecks.length]!.deck;

/** Beams that were given twice in one turn, in a game of an officer against somebody who does anything. */
function beamedTwice(n: number): readonly string[] {
  const state: State = create({
    pool,
    format: open,
    seed: n.toString(16).padStart(64, '0'),
    decks: [deckOf(n), deckOf(n + 1)],
  });
  const players = [officerBot(`officer ${n}`), randomBot(`anybody ${n}`)];
  const given = new Set<string>();
  const twice: string[] = [];
  for (let made = 0; made < 4_000 && !state.result; made += 1) {
    const asked = decisions(state)[0]!;
    const choice = players[asked.player]!(
      () => view(state, asked.player),
      asked,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    if (asked.player === 0 && choice.do === 'beam') {
      const order = `turn ${state.turn}: ${choice.on} to ${choice.to}, ${choice.cards.toSorted((a, b) => a - b)}`;
      if (given.has(order)) twice.push(order);
      given.add(order);
    }
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  return twice;
}

test.each([1, 206, 243])('the officer does not beam the same people to and fro in one turn: game %i', (n) => {
  expect(beamedTwice(n)).toEqual([]);
});
