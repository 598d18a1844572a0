import { type CaptainMind, type Question, bots, captain } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { type Deck, commonDecks, starterDecks } from '@spaceline/decks';
import {
  type Choice,
  type Decision,
  type Format,
  type Known,
  type State,
  allows,
  apply,
  conceal,
  create,
  decisions,
  isRefusal,
  makePool,
  view,
} from '@spaceline/engine';
import { open, warpSpeed } from '@spaceline/formats';
import { expect, test } from 'vitest';

const pool = makePool(allCards);
const little = { choices: 100, turns: 2 };

/** As it comes to another thread. */
const sent = (known: Known): Known => JSON.parse(JSON.stringify(known)) as Known;

interface Asked {
  readonly s: State;
  readonly decision: Decision;
  readonly question: Question;
}

/** A game of a captain who is asked with plain data alone against an officer. */
const played = (format: Format, decks: readonly [Deck, Deck], most: number, asked?: (one: Asked) => void): State => {
  const s = create({ pool, format, seed: 'c4'.repeat(32), decks });
  const officer = bots['officer']!('other');
  let mind: CaptainMind | undefined;
  for (let made = 0; made < most; made++) {
    const [decision] = decisions(s);
    if (!decision) break;
    let choice: Choice;
    if (decision.player === 0) {
      const beliefs = { pool, format, decks: commonDecks(format) };
      const known = sent(conceal(s, 0));
      const question = { known, decision, beliefs, seed: 'captain', effort: little, ...(mind ? { mind } : {}) };
      asked?.({ s, decision, question });
      const thought = captain(question);
      ({ choice, mind } = thought);
      expect(thought.why).toMatch(/\.$/);
    } else choice = officer(view(s, 1), decision, (option, cards, stacks) => allows(s, option, cards, stacks));
    const result = apply(s, choice);
    if (isRefusal(result)) throw new Error(`${decision.kind}: ${result.why}`);
  }
  return s;
};

test('a captain who is asked with plain data plays legally, and the same from the same data', () => {
  const [one, two] = [starterDecks[1]!.deck, starterDecks[4]!.deck];
  let compared = 0;
  played(open, [one, two], 260, ({ question }) => {
    if (question.decision.options.length < 2 || compared >= 20) return;
    compared += 1;
    expect(captain(question)).toEqual(captain({ ...question, known: sent(question.known) }));
  });
  expect(compared).toBe(20);
});

test('a captain plays with sealed decks, of which it knows only what such decks are like', () => {
  const [one, two] = commonDecks(warpSpeed);
  const s = played(warpSpeed, [one!, two!], 400);
  expect(s.turn).toBeGreaterThan(3);
});

test('nothing that is handed to another thread names a hidden card', () => {
  const [one, two] = [starterDecks[1]!.deck, starterDecks[4]!.deck];
  let looked = 0;
  played(open, [one, two], 200, ({ s, question }) => {
    const { known } = question;
    for (const id of s.players[1].piles.hand)
      if (!s.seen[0].includes(id)) {
        expect(known.cards[id] ?? null).toBe(known.view.cards.find((card) => card.id === id)?.def ?? null);
        looked += 1;
      }
  });
  expect(looked).toBeGreaterThan(50);
});
