import { type Bot, random, steeredBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import type { Option } from '@spaceline/engine';
import { create } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { open } from '@spaceline/formats';
import { type Game, hex, pool } from './games.ts';
import type { Tally } from './tally.ts';

/** Games of the starter decks, with more copies of the cards that were used least so far. */

type Deck = Setup['decks'][number];
type Def = (typeof allCards)[number];

const idsOf = (deck: Deck): Set<string> => new Set([...deck.missions, ...deck.seeds, ...deck.draw]);
const contents = starterDecks.map(({ deck }) => idsOf(deck));

/** Cards that do well in any deck. */
const anywhere: ReadonlySet<Def['type']> = new Set(['Dilemma', 'Artifact', 'Event', 'Interrupt', 'Equipment']);
const seeds: ReadonlySet<Def['type']> = new Set(['Dilemma', 'Artifact']);

const mostWanted = 6;
const copies = 2;

/** A starter deck in which cards at random give way to the wanted ones. */
const enriched = (at: number, wanted: readonly Def[], dice: ReturnType<typeof random>): Deck => {
  const { missions, seeds: under, draw } = starterDecks[at].deck;
  const mine = wanted.filter((card) => anywhere.has(card.type) || contents[at].has(card.id)).slice(0, mostWanted);
  const swap = (from: readonly string[], into: readonly Def[]): string[] => {
    const left = from.slice();
    for (const card of into)
      for (let i = 0; i < copies; i++) {
        const out = dice.int(left.length);
        if (pool.byId.get(left[out])?.def.type !== 'Facility') left[out] = card.id;
      }
    return left;
  };
  return {
    missions,
    seeds: swap(
      under,
      mine.filter((card) => seeds.has(card.type)),
    ),
    draw: swap(
      draw,
      mine.filter((card) => !seeds.has(card.type) && card.type !== 'Mission' && card.type !== 'Facility'),
    ),
  };
};

/** The decks that hold the card, by number. */
const decksWith = (card: Def): number[] => contents.flatMap((ids, at) => (ids.has(card.id) ? [at] : []));

/** Every other game is played with the starter decks as they are, the others for the cards used least. */
export const wantingGame = (seed: number, tally: Tally): { game: Game; players: readonly [Bot, Bot] } => {
  const dice = random(`every card ${seed}`);
  const any = (): number => dice.int(starterDecks.length);
  const wanted = tally.rarest();
  const home = (card: Def): number => {
    const those = decksWith(card);
    return those[dice.int(those.length)];
  };
  const plain = seed % 2 === 0;
  const [first, second] = plain ? [any(), any()] : [home(wanted[0]), home(wanted[1 + dice.int(3)])];
  const decks = [first, second].map((at) => (plain ? starterDecks[at].deck : enriched(at, wanted, dice)));
  const setup: Setup = { pool, format: open, seed: hex(seed), decks: [decks[0], decks[1]] };
  return {
    game: { seed, setup, state: create(setup), choices: [] },
    players: [steeredBot(`${seed} first`), steeredBot(`${seed} second`)],
  };
};

/** Gladly plays cards and does not dwell on orders: with so many cards to use, turns are short. */
export const eager = (seed: number | string, wanted: (option: Option) => boolean = () => false): Bot => {
  const bot = steeredBot(seed);
  const dice = random(`${seed} eager`);
  return (look, decision, allows) => {
    const { options } = decision;
    const some = (...verbs: string[]): typeof options => options.filter((o) => verbs.includes(o.do));
    if (decision.kind === 'respond' && options.length > 1 && dice.int(4) > 0)
      return bot(look, { ...decision, options: options.filter((o) => o.do !== 'pass') }, allows);
    if (decision.kind !== 'action') return bot(look, decision, allows);
    const first = options.filter((o) => (o.do === 'play' || o.do === 'report') && wanted(o));
    if (first.length > 0 && dice.int(4) > 0) return bot(look, { ...decision, options: first }, allows);
    const cards = some('report', 'play', 'use', 'build');
    if (cards.length > 0 && dice.int(4) > 0) return bot(look, { ...decision, options: cards }, allows);
    const fights = options.filter((o) => o.do === 'battle' && o.way === 'personnel');
    if (fights.length > 0 && dice.int(3) === 0) return bot(look, { ...decision, options: fights }, allows);
    const leave = some('pass');
    return bot(look, leave.length > 0 && dice.int(3) === 0 ? { ...decision, options: leave } : decision, allows);
  };
};
