import { type Deck, judge, starterDecks } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { allCards } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { outpost } from '@spaceline/language';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { conferenceCards, leavingCards, missions, objective, seedCards } from '../cards.ts';
import type { SeedTable } from '../table.ts';
import { announced, commit, seedOne, seedTable, under, whoIsAsked } from '../table.ts';

/** What becomes of one situation under a format, in a few words; a refusal is told by its clause. */
export type Outcome = (format: Format) => string;

const ferengiOutpost = outpost('Ferengi Outpost', { affiliation: 'Ferengi', shields: 20, printed: [] });
const cards = [...missions, ...conferenceCards, ...leavingCards, ...seedCards, objective, ferengiOutpost];

/** The clause that refused what was just tried, or these words. */
const refusedOr = ({ table }: TestTable, words: string): string => {
  const clause = table.refusal?.clause;
  table.refusal = undefined;
  return clause ?? words;
};

/** P1 plays; then it is looked for the card. */
export const pileOf =
  (card: string, picture: string, play: (table: TestTable) => void = () => {}): Outcome =>
  (format) => {
    const table = given(picture, { format, cards });
    play(table);
    now(table).holds('winner: nobody yet');
    const { state } = table.table;
    return state.cards[state.fixed.cards.findIndex((one) => one.def.title === card)].zone;
  };

/** A team of P1 tries the mission. */
export const tries =
  (mission: string, more = ''): Outcome =>
  (format) => {
    const picture = `P2 mission: ${mission}\n${more}\nP1 planet ${mission}: Kurak`;
    const table = given(picture, { format, cards });
    table.P1.attempts(mission);
    return refusedOr(table, 'attempted');
  };

export const winner =
  (picture: string, prepare: (table: TestTable) => void = () => {}): Outcome =>
  (format) => {
    const table = given(picture, { format, cards });
    prepare(table);
    const { result } = table.table.state;
    return result ? (result.winner === undefined ? 'draw' : `P${result.winner + 1} wins`) : 'goes on';
  };

/** What an action of P1 comes to. */
export const does =
  (picture: string, action: string, done: string, before: (table: TestTable) => void = () => {}): Outcome =>
  (format) => {
    const table = given(picture, { format, cards });
    before(table);
    table.P1.does(action);
    return refusedOr(table, done);
  };

export const playing =
  (picture: string, look: (table: TestTable) => string): Outcome =>
  (format) =>
    look(given(picture, { format, cards }));

export const seeding =
  (picture: string, look: (table: SeedTable) => string): Outcome =>
  (format) =>
    look(seedTable(format, picture, cards));

/** Both answer nothing until another question than for stacks is asked, or the phase is over. */
export const skipStacks = (t: SeedTable): void => {
  for (let [asked] = whoIsAsked(t); asked?.endsWith('seed stacks'); [asked] = whoIsAsked(t))
    commit(t, asked.startsWith('P1') ? 0 : 1);
};

const library = everyTitle();
const base: Deck = {
  missions: starterDecks[0].deck.missions,
  seeds: ['federation-outpost', 'archer', 'chalnoth', 'nausicaans'],
  draw: allCards
    .filter((card) => card.type === 'Personnel')
    .slice(0, 30)
    .map((card) => card.id),
};

/** A deck with these cards in its draw deck, and those among its seeds. */
export const judged =
  (draw: readonly string[], seeds: readonly string[] = []): Outcome =>
  (format) => {
    const ids = (words: readonly string[]) => words.map((one) => library.find(one)?.id ?? one);
    const deck = { ...base, draw: [...base.draw, ...ids(draw)], seeds: [...base.seeds, ...ids(seeds)] };
    const wrong = judge(deck, format, library).filter((one) => one.severity === 'error');
    return wrong.length === 0 ? 'legal' : [...new Set(wrong.map((one) => one.clause))].join(', ');
  };

export { announced, commit, now, seedOne, under, whoIsAsked };
