import { type Random, bots, random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCard } from '@spaceline/cards/unwritten';
import type { Choice, Correction, Destination, Player, State } from '@spaceline/engine';
import {
  apply,
  choose,
  clone,
  create,
  decisions,
  deserialize,
  hash,
  isRefusal,
  makePool,
  option,
  proposal,
  serialize,
  view,
} from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { formats } from '@spaceline/formats';
import { wrongWith } from '@spaceline/testkit';
import { type Game, chooseNext, hex, mostChoices } from './games.ts';

/** Random games at assisted tables: decks of any titles there are, and players who correct whatever they can. */

const unwritten = catalogue()
  .filter((title) => !title.card)
  .map(unwrittenCard);
const byId = new Map(unwritten.map((card) => [card.id, card]));

type Deck = Setup['decks'][number];
type Def = (typeof allCards)[number];

/** Half of it written, half of it not. */
const deckOf = (seed: string): Deck => {
  const dice = random(seed);
  const some = (count: number, ...types: readonly Def['type'][]): string[] => {
    const known = allCards.filter((card) => types.includes(card.type));
    const others = unwritten.filter((card) => types.includes(card.type));
    return Array.from({ length: count }, (_, i) => {
      const from = i % 2 === 0 ? known : others;
      const list = from.length > 0 ? from : known.length > 0 ? known : others;
      return list[dice.int(list.length)].id;
    });
  };
  return {
    missions: [...new Set(some(10, 'Mission'))].slice(0, 6),
    seeds: [...some(2, 'Facility'), ...some(12, 'Dilemma'), ...some(3, 'Artifact'), ...some(3, 'Doorway', 'Other')],
    draw: [
      ...some(20, 'Personnel'),
      ...some(6, 'Ship'),
      ...some(3, 'Equipment'),
      ...some(8, 'Event', 'Interrupt'),
      ...some(6, 'Interrupt', 'Doorway'),
      ...some(4, 'Other'),
    ],
  };
};

export const assistedGame = (seed: number): Game => {
  const decks = [deckOf(`${seed} a`), deckOf(`${seed} b`)] as const;
  const ids = new Set(decks.flatMap(({ missions, seeds, draw }) => [...missions, ...seeds, ...draw]));
  const pool = makePool([...allCards, ...[...ids].flatMap((id) => byId.get(id) ?? [])]);
  const setup: Setup = { pool, format: formats[seed % formats.length], seed: hex(seed), decks, assisted: true };
  return { seed, setup, state: create(setup), choices: [] };
};

const pick = <T>(dice: Random, list: readonly T[]): T => list[list.length > 1 ? dice.int(list.length) : 0];

/** Any number a correction may have, and some that it may not. */
const anyDestination = (s: State, dice: Random, ids: readonly number[]): Destination => {
  const on = dice.int(2) === 0 ? pick(dice, ids) : (s.locations[dice.int(Math.max(1, s.locations.length))]?.id ?? -1);
  const resting = [
    'hand',
    'top of draw deck',
    'bottom of draw deck',
    'discard pile',
    'out of play',
    'removed',
    'table',
  ] as const;
  const placed = ['location', 'under mission', 'aboard', 'on card'] as const;
  return dice.int(2) === 0 ? { to: pick(dice, resting) } : { to: pick(dice, placed), on };
};

const anyCorrection = (s: State, by: Player, dice: Random): Correction => {
  const ids = view(s, by).cards.map(({ id }) => id);
  const cards = [...new Set(Array.from({ length: 1 + dice.int(3) }, () => pick(dice, ids)))];
  const player: Player = dice.int(2) === 0 ? 0 : 1;
  const def = s.fixed.cards[pick(dice, ids)].def.id;
  const to = anyDestination(s, dice, ids);
  const kinds: readonly (() => Correction)[] = [
    () => ({ fix: 'move', cards, to }),
    () => ({ fix: 'move', cards, to }),
    () => ({ fix: 'move', cards, to }),
    () => ({
      fix: 'fetch',
      card: s.fixed.cards[pick(dice, s.players[by].piles['draw deck'])]?.def.id ?? 'nothing',
      to,
    }),
    () => ({ fix: 'score', player, points: dice.int(21) - 10 }),
    () => ({ fix: pick(dice, ['stop', 'unstop', 'kill', 'destroy', 'damage', 'repair', 'reveal'] as const), cards }),
    () => ({ fix: 'draw', player, count: dice.int(3) }),
    () => ({ fix: 'shuffle', player }),
    () => ({ fix: 'card plays', player, count: dice.int(3) }),
    () => ({ fix: 'control', cards, player }),
    () => ({ fix: 'look at hand', by: player }),
    () => ({ fix: 'look at deck', by: player, player, count: 1 + dice.int(5) }),
    () => ({ fix: 'look at seeds', by: player, on: pick(dice, s.locations)?.id ?? -1 }),
    () => ({ fix: 'describe', card: def, facts: { responds: dice.int(4) > 0 } }),
    () => ({ fix: 'describe', card: def, facts: { range: dice.int(12), weapons: dice.int(9), shields: dice.int(9) } }),
    () => ({
      fix: 'describe',
      card: def,
      facts: { affiliations: [pick(dice, ['Borg', 'Klingon', 'Federation'] as const)] },
    }),
    () => ({
      fix: 'describe',
      card: def,
      facts: {
        cunning: dice.int(10),
        skills: [{ skill: 'Diplomacy', levels: 1 + dice.int(2) }],
        classification: 'OFFICER',
      },
    }),
    () => ({
      fix: 'describe',
      card: def,
      facts: { points: dice.int(50), span: dice.int(6), kind: pick(dice, ['planet', 'space', 'dual'] as const) },
    }),
  ];
  return pick(dice, kinds)();
};

const openFor = (s: State, player: Player): number => decisions(s).find((one) => one.player === player)?.id ?? s.seq;

/** A refused one changes nothing; a declined one changes nothing but the number of choices. */
const declinedChanges = (s: State, choice: Choice): string | undefined => {
  const before = decisions(s).map(({ id: _id, ...asked }) => asked);
  const copy = clone(s);
  if (isRefusal(apply(copy, choice)))
    return hash(copy) === hash(s) ? undefined : 'A refused correction changed the table.';
  const [asked] = decisions(copy);
  apply(copy, choose(asked, option('decline')));
  const after = decisions(copy).map(({ id: _id, ...again }) => again);
  return JSON.stringify(after) === JSON.stringify(before) ? undefined : 'A declined correction changed what is asked.';
};

const isLost = (game: Game): string | undefined =>
  hash(deserialize(game.setup, serialize(game.state))) === hash(game.state)
    ? undefined
    : 'The table does not survive being stored.';

/** A response waits inside an action: here players have most to correct, and most to break. */
const isAnswering = (s: State): boolean => {
  const top = s.frames.at(-1);
  return top?.kind === 'by hand' && top.responds === true;
};

export interface Meddled {
  readonly corrections: number;
  /** Corrections inside actions that were being answered. */
  readonly inside: number;
  readonly answers: number;
  readonly nullified: number;
}

/**
 * Plays a game to its end; one step in six is a correction, and one in two while a response waits. `watch` looks at every
 * table on the way.
 */
export const meddle = (game: Game, watch?: (game: Game) => void): Meddled => {
  const { state: s, seed } = game;
  const players = [bots.steered(`${seed} one`), bots.random(`${seed} two`)] as const;
  const dice = random(`${seed} meddle`);
  let [corrections, inside, answers, nullified] = [0, 0, 0, 0];
  const wrong = (what: string): Error =>
    new Error(
      `Game ${seed}, choice ${game.choices.length}, turn ${s.turn}: ${what}\n${JSON.stringify(game.choices.slice(-3))}`,
    );
  for (let n = 0; n < mostChoices; n++) {
    watch?.(game);
    const by: Player = dice.int(2) === 0 ? 0 : 1;
    const offered =
      dice.int(isAnswering(s) ? 2 : 6) === 0 && s.result === undefined
        ? proposal(openFor(s, by), by, anyCorrection(s, by, dice))
        : undefined;
    if (offered) {
      const differs = declinedChanges(s, offered);
      if (differs) throw wrong(`${differs} ${JSON.stringify(offered.correction)}`);
    }
    const choice = offered ?? chooseNext(game, players)?.choice;
    if (!choice) return { corrections, inside, answers, nullified };
    const answering = isAnswering(s);
    let result: ReturnType<typeof apply>;
    try {
      result = apply(s, choice);
    } catch (error) {
      throw wrong(`${error instanceof Error ? error.stack : String(error)} ${JSON.stringify(choice)}`);
    }
    if (isRefusal(result)) {
      if (!offered)
        throw wrong(`A listed option is refused: ${result.why} [${result.clause}] ${JSON.stringify(choice)}`);
      continue;
    }
    game.choices.push(choice);
    if (offered) corrections += 1;
    if (offered && answering) inside += 1;
    if (choice.do === 'answer') answers += 1;
    if (result.events.some(({ e, word }) => e === 'carried out by hand' && word.startsWith('nullifies')))
      nullified += 1;
    const found = wrongWith(s) ?? (n % 37 === 0 ? isLost(game) : undefined);
    if (found) throw wrong(`${found} ${JSON.stringify(choice)}`);
  }
  throw wrong('The game does not end.');
};
