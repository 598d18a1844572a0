import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import type { CardId, Choice, Option, Pool, Setup, State } from '@spaceline/engine';
import { allows, apply, choose, create, decisions, isRefusal, makePool, sentence } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';

/** A game being measured, with what it was made from. */
export interface Game {
  readonly setup: Setup;
  readonly seed: number;
  readonly state: State;
}

export interface Dice {
  readonly int: (n: number) => number;
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

export const start = (seed: number, pool: Pool = wholePool): Game => {
  const hex = (seed >>> 0).toString(16).padStart(8, '0').repeat(8);
  const setup: Setup = { pool, format: open, seed: hex, decks: [first.deck, second.deck] };
  return { setup, seed, state: create(setup) };
};

const pickWith = (game: Game, option: Option, dice: Dice, fits: (cards: readonly CardId[]) => boolean): CardId[] => {
  const { pick } = option;
  if (!pick) return [];
  const max = Math.min(pick.max, pick.from.length);
  let wanted = pick.min + dice.int(max - pick.min + 1);
  const cards: CardId[] = [];
  for (let i = 0; i < pick.from.length && wanted > 0; i++)
    if (dice.int(pick.from.length - i) < wanted) {
      cards.push(pick.from[i]);
      wanted -= 1;
    }
  while (pick.rule && cards.length > pick.min && !fits(cards)) cards.splice(dice.int(cards.length), 1);
  return cards;
};

/** Lists what may be done, takes any of it, and gives back what was taken. */
export const step = (game: Game, dice: Dice): Choice => {
  const [decision] = decisions(game.state);
  const option = decision.options[dice.int(decision.options.length)];
  const cards = pickWith(game, option, dice, (some) => allows(game.state, option, some));
  const choice = choose(decision, option, cards);
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
export const dice = (seed: number): Dice => {
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
