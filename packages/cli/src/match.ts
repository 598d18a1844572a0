import { type Bot, agreeable, bots, buildsBy } from '@spaceline/bots';
import { type Opponent, opponentById, opponents } from '@spaceline/bots/opponents';
import { allCards } from '@spaceline/cards';
import {
  type Deck,
  buildSealed,
  builders,
  commonDecks,
  isLegal,
  judge,
  legalStarters,
  openBox,
  poolOf,
  problemWords,
  starterDeck,
  starterDecks,
  unwrittenIn,
} from '@spaceline/decks';
import { everyTitle, furtherCardsOf } from '@spaceline/decks/catalogue';
import {
  type Choice,
  type Pool,
  type State,
  allows,
  apply,
  conceal,
  create,
  decisions,
  isRefusal,
  makePool,
  sentence,
  view,
} from '@spaceline/engine';
import { sealedRules } from '@spaceline/formats';
import { type Format, deckFile, unwrittenWords } from './commands/check.ts';
import { BadInput } from './output.ts';

const written = makePool(allCards);

/** Pools of the decks they were made for: a simulation plays many games with the same. */
const pools = new WeakMap<readonly Deck[], Pool>();

/** What is written, and what the decks have beyond. */
export const poolFor = (decks: readonly Deck[], assisted: boolean): Pool => {
  const known = pools.get(decks);
  if (known) return known;
  const more = furtherCardsOf(decks, assisted);
  const pool = more.length > 0 ? makePool([...allCards, ...more]) : written;
  pools.set(decks, pool);
  return pool;
};

/** A 256-bit seed from any words, the same on every machine. */
export const seedOf = (words: string): string => {
  let seed = '';
  for (let part = 0; part < 8; part++) {
    let h = 0x811c9dc5 ^ Math.imul(part + 1, 0x9e3779b9);
    for (const letter of `${words}/${part}`) {
      h = Math.imul(h ^ letter.codePointAt(0)!, 0x01000193);
      h ^= h >>> 15;
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    seed += ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
  }
  return seed;
};

export const botNamed = (name: string): ((seed: string) => Bot) => {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot) return (seed) => agreeable(bot(seed));
  throw new BadInput(`unknown bot "${name}"; there are: ${Object.keys(bots).join(', ')}`);
};

/** A starter deck by its id, or a deck file; it must be legal, and be written unless the table is assisted. */
const legalDeck = (name: string, format: Format, assisted: boolean): Deck => {
  const starter = starterDeck(name);
  const library = everyTitle();
  const { deck, problems } = starter ? { deck: starter.deck, problems: [] } : deckFile(name);
  const all = [...problems, ...judge(deck, format, library)];
  if (!isLegal(all)) {
    const errors = all.filter((one) => one.severity === 'error').map((one) => `  ${problemWords(one)}`);
    throw new BadInput(`${name} is not legal in ${format.id}:\n${errors.join('\n')}`, 1);
  }
  const unwritten = assisted ? [] : unwrittenIn(deck, library);
  if (unwritten.length > 0) throw new BadInput(`${name} cannot be played: ${unwrittenWords(unwritten)}`, 1);
  return deck;
};

/** An opponent by id, or nobody in particular. */
export const opponentNamed = (id: string | undefined): Opponent | undefined => {
  const found = id === undefined ? undefined : opponentById(id);
  if (found || id === undefined) return found;
  throw new BadInput(`unknown opponent "${id}"; there are: ${opponents.map((one) => one.id).join(', ')}`);
};

const twoDecks = (names: readonly string[] | undefined, format: Format, assisted = false): [Deck, Deck] => {
  if (names && names.length !== 2) throw new BadInput(`--decks takes two decks, got ${names.length}`);
  const legal = legalStarters(format).map(({ id }) => id);
  // A house format may leave none; then the first is refused by name.
  const [one = starterDecks[0]?.id ?? '', two = one] = legal;
  const [first = one, second = two] = names ?? [];
  return [legalDeck(first, format, assisted), legalDeck(second, format, assisted)];
};

/**
 * Two closed boxes for a game, opened and built from (WS-1.1, WS-1.2), each as the level builds: the same seed and levels
 * give the same decks. A person, who has no level, is helped as well as can be.
 */
export const boxDecks = (seed: string, levels: readonly [string | undefined, string]): [Deck, Deck] => {
  const built = (box: 1 | 2): Deck => {
    const level = levels[box - 1];
    const by = level === undefined ? 'trial' : buildsBy(level);
    return buildSealed(poolOf(openBox(seedOf(`${seed}/box ${box}`))), builders[by]);
  };
  return [built(1), built(2)];
};

/** Decks that are named, or nothing where each game has its own from boxes. */
export const decksAsked = (
  names: readonly string[] | undefined,
  format: Format,
  assisted = false,
): [Deck, Deck] | undefined =>
  names === undefined && sealedRules(format) ? undefined : twoDecks(names, format, assisted);

export const newGame = (format: Format, seed: string, decks: [Deck, Deck], assisted = false): State =>
  create({ pool: poolFor(decks, assisted), format, seed: seedOf(seed), decks, assisted });

/** The bot at a table, told what a player who thinks ahead may know and believe. */
export const seated = (bot: Bot, state: State, format: Format): Bot => {
  const beliefs = { pool: state.fixed.pool, format, decks: commonDecks(format) };
  return (look, decision, may) => bot(look, decision, may, { known: () => conceal(state, decision.player), beliefs });
};

/** Lets the bots answer until the game is over or so many choices were made. */
export const playOut = (
  state: State,
  players: readonly [Bot, Bot],
  most: number,
  record?: (choice: Choice) => void,
): number => {
  for (let made = 0; made < most; made++) {
    const [decision] = decisions(state);
    if (!decision) return made;
    const choice = players[decision.player](
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(`An offered choice was refused. ${sentence(result)}`);
    record?.(choice);
  }
  return most;
};
