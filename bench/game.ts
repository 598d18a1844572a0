import { type Random, anyChoice } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import type { Choice, Pool, Setup, State } from '@spaceline/engine';
import { allows, apply, create, decisions, isRefusal, makePool, sentence } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';

/** A game being measured, with what it was made from. */
export interface Game {
  readonly setup: Setup;
  readonly seed: number;
  readonly state: State;
}

const [first, second] = starterDecks;
const open = formatById('open');
if (!open) throw new Error('The format open is missing.');

export const wholePool = makePool(allCards);

/** Only the cards of the two decks: shows what a larger pool costs. */
export const smallPool = (): Pool => {
  const used = new Set([first, second].flatMap(({ deck }) => [...deck.missions, ...deck.seeds, ...deck.draw]));
  return makePool(allCards.filter((card) => used.has(card.id)));
};

/** Every starter deck against every other one and itself; the seed says which pair. */
export const anyPair = (seed: number): Setup['decks'] => {
  const one = starterDecks[seed % starterDecks.length];
  const other = starterDecks[Math.floor(seed / starterDecks.length) % starterDecks.length];
  return [one.deck, other.deck];
};

export const recommended: Setup['decks'] = [first.deck, second.deck];

export const start = (seed: number, pool: Pool = wholePool, decks: Setup['decks'] = recommended): Game => {
  const hex = (seed >>> 0).toString(16).padStart(8, '0').repeat(8);
  const setup: Setup = { pool, format: open, seed: hex, decks };
  return { setup, seed, state: create(setup) };
};

/** Lists what may be done, takes any of it, and gives back what was taken. */
export const step = (game: Game, rng: Random): Choice => {
  const { state } = game;
  const [decision] = decisions(state);
  const choice = anyChoice(decision, rng, (option, cards, stacks) => allows(state, option, cards, stacks));
  take(game, choice);
  return choice;
};

/** Applies a choice as the server would, with every check. */
export const take = (game: Game, choice: Choice): void => {
  const result = apply(game.state, choice);
  if (isRefusal(result)) throw new Error(sentence(result));
};

export const over = (game: Game): boolean => game.state.result !== undefined;

/** A small generator for measurements: speed matters, quality does not. */
export const dice = (seed: number): Random => {
  let x = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return {
    int: (n) => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return (x >>> 0) % n;
    },
  };
};
