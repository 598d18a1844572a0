import {
  checkDeck,
  isLegal,
  judge,
  legalPart,
  legalStarters,
  problemWords,
  starterDecks,
  unwrittenIn,
} from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import type { Deck } from '@spaceline/decks';
import { create, deserialize } from '@spaceline/engine';
import type { Setup, State } from '@spaceline/engine';
import { formatById, readHouseFormat } from '@spaceline/formats';
import type { CreateMatch } from '@spaceline/protocol';
import { Problem } from '../problem.ts';
import { eachPart } from '@spaceline/language';
import type { MatchRow } from '../storage/match-store.ts';
import { poolOf } from './pools.ts';

export type Format = NonNullable<ReturnType<typeof formatById>>;

/** The format a request names, or the house format it brings along. */
export function askedFormat(asked: NonNullable<CreateMatch['format']>): Format {
  if (typeof asked === 'string') {
    const format = formatById(asked);
    if (format) return format;
    const why = `there is no format ${JSON.stringify(asked)}`;
    throw new Problem(400, 'format/unknown', 'The format was not found', why);
  }
  const read = readHouseFormat(asked.text);
  if (read.ok) return read.format;
  throw new Problem(400, 'format/illegal', 'The format was not taken', read.problems.slice(0, 10).join('; '));
}

type Formatted = Pick<MatchRow, 'format' | 'house'>;

/** The format of a match as it is here, if it is here. */
export function formatHere({ format, house }: Formatted): Format | undefined {
  if (house === null) return formatById(format);
  const read = readHouseFormat(house);
  return read.ok ? read.format : undefined;
}

/** The format of a match, a house format put together again. */
export const formatOf = ({ format, house }: Formatted): Format =>
  askedFormat(house === null ? format : { text: house });

type Dealt = Pick<MatchRow, 'format' | 'house' | 'seed' | 'decks' | 'assisted'>;

const setupOf = (match: Dealt): Setup => {
  const [one, two] = match.decks;
  const copy = (deck: typeof one): Deck => eachPart((part) => [...deck[part]]);
  return {
    pool: poolOf(match),
    format: formatOf(match),
    seed: match.seed,
    decks: [copy(one), copy(two)],
    assisted: match.assisted,
  };
};

/** The table as it stands before the first choice. */
export const firstState = (match: Dealt): State => create(setupOf(match));

/** The table as a text tells of it. */
export const stateFrom = (match: Dealt, text: string): State => deserialize(setupOf(match), text);

const badDeck = (why: string) => new Problem(400, 'deck/illegal', 'The deck was not taken', why);

const unwrittenWords = (titles: readonly string[]): string =>
  `these titles are not written yet, and only an assisted table can play them: ${titles.join(', ')}`;

/** The deck a request names, if it is legal in the format; titles that are not written are played when assisted. */
export function deckOf(asked: CreateMatch['deck'], format: Format, assisted = false): Deck {
  if (asked === undefined) return anyDeck(format);
  if (typeof asked === 'string') {
    const starter = starterDecks.find((one) => one.id === asked);
    if (!starter)
      throw new Problem(
        400,
        'deck/unknown',
        'The deck was not found',
        `there is no starter deck ${JSON.stringify(asked)}`,
      );
    const problems = judge(starter.deck, format);
    if (!isLegal(problems)) throw badDeck(problems.map(problemWords).join(' '));
    return starter.deck;
  }
  const library = everyTitle();
  const { deck, problems } = checkDeck('text' in asked ? asked.text : asked, format, library);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const unwritten = assisted ? [] : unwrittenIn(deck, library);
  const also = unwritten.length > 0 ? ` Also, ${unwrittenWords(unwritten)}.` : '';
  if (errors.length > 0) throw badDeck(`${errors.slice(0, 10).map(problemWords).join(' ')}${also}`);
  if (unwritten.length > 0)
    throw new Problem(400, 'deck/unwritten', 'The deck was not taken', unwrittenWords(unwritten));
  return deck;
}

/** Starter decks to play with in a format: the wholly legal ones, or what is legal of the others. */
const playable = (format: Format): readonly Deck[] => {
  const legal = legalStarters(format).map(({ deck }) => deck);
  return legal.length > 0 ? legal : starterDecks.flatMap(({ deck }) => legalPart(deck, format) ?? []);
};

const anyDeck = (format: Format): Deck => {
  const [first] = playable(format);
  if (!first) throw badDeck(`no starter deck is legal in ${format.name}`);
  return first;
};

/** The computer plays a starter deck, another than the person's if there is one. */
export const opponentDeck = (own: Deck, format: Format): Deck => {
  const decks = playable(format);
  const isOther = (deck: Deck): boolean => deck.missions.join() !== own.missions.join();
  return decks.find(isOther) ?? decks[0] ?? own;
};
