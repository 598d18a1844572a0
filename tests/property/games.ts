import { type Bot, bots, random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { buildSealed, openBox, poolOf, starterDecks } from '@spaceline/decks';
import type { Choice, Decision, State } from '@spaceline/engine';
import { allows, create, decisions, makePool, view } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import type { Format } from '@spaceline/formats';
import { constructedFormats, sealedRules, warpSpeed } from '@spaceline/formats';

/** Random games: which decks meet, who plays them, and what they choose follows from one number. */

export const pool = makePool(allCards);

type Deck = Setup['decks'][number];
type Def = (typeof allCards)[number];

const ofType = (...types: Def['type'][]): Def[] => allCards.filter((card) => types.includes(card.type));

/** A deck of anything there is: six missions, an outpost or two, dilemmas, artifacts, and a draw deck of all kinds. */
export const anyDeck = (seed: string): Deck => {
  const dice = random(seed);
  const some = (from: readonly Def[], count: number): string[] =>
    Array.from({ length: count }, () => from[dice.int(from.length)].id);
  const different = (from: readonly Def[], count: number): string[] => {
    const left = from.slice();
    return Array.from({ length: count }, () => left.splice(dice.int(left.length), 1)[0].id);
  };
  return {
    missions: different(ofType('Mission'), 6),
    seeds: [...different(ofType('Facility'), 2), ...some(ofType('Dilemma'), 14), ...some(ofType('Artifact'), 4)],
    draw: [
      ...some(ofType('Personnel'), 22),
      ...some(ofType('Ship'), 7),
      ...some(ofType('Equipment'), 3),
      ...some(ofType('Event', 'Interrupt'), 16),
    ],
  };
};

export const hex = (seed: number): string => {
  const dice = random(`seed ${seed}`);
  return Array.from({ length: 64 }, () => dice.int(16).toString(16)).join('');
};

const starterDeck = (seed: string): Deck => starterDecks[random(`deck ${seed}`).int(starterDecks.length)].deck;

/** What is built for whoever lets the 30 minutes pass (WS-1.1). */
const boxDeck = (seed: number): Deck => buildSealed(poolOf(openBox(hex(seed))));

/** Two games in three are played with the starter decks, the third with anything there is; sealed ones from boxes. */
const decksOf = (seed: number, format: Format): Setup['decks'] => {
  if (sealedRules(format)) return [boxDeck(2 * seed), boxDeck(2 * seed + 1)];
  if (seed % 3 === 0) return [anyDeck(`${seed} a`), anyDeck(`${seed} b`)];
  return [starterDeck(`${seed} a`), starterDeck(`${seed} b`)];
};

/** A game in a format, with decks that are right for it. */
export const setupIn = (seed: number, format: Format): Setup => ({
  pool,
  format,
  seed: hex(seed),
  decks: decksOf(seed, format),
});

/** In every format in turn, and now and then from boxes. */
export const setupOf = (seed: number): Setup =>
  setupIn(seed, seed % 11 === 7 ? warpSpeed : constructedFormats[seed % constructedFormats.length]);

export const playersOf = (seed: number): readonly [Bot, Bot] => [
  bots[seed % 4 < 2 ? 'steered' : 'random'](`${seed} first`),
  bots[seed % 4 === 1 ? 'random' : 'steered'](`${seed} second`),
];

export interface Game {
  readonly seed: number;
  readonly setup: Setup;
  readonly state: State;
  readonly choices: Choice[];
}

export const newGame = (seed: number): Game => {
  const setup = setupOf(seed);
  return { seed, setup, state: create(setup), choices: [] };
};

/** The choice of whoever is asked; of two who are asked at the same time, one or the other. */
export const chooseNext = (
  { state, choices }: Game,
  players: readonly [Bot, Bot],
  asked: readonly Decision[] = decisions(state),
): { decision: Decision; choice: Choice } | undefined => {
  const decision = asked[choices.length % asked.length];
  if (!decision) return undefined;
  const choice = players[decision.player](
    () => view(state, decision.player),
    decision,
    (option, cards, stacks) => allows(state, option, cards, stacks),
  );
  return { decision, choice };
};

/** More choices than any game needs: one that goes on longer does not end. */
export const mostChoices = 20_000;
