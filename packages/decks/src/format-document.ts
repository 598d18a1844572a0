import {
  type Format,
  type ReplacedBans,
  readHouseFormat,
  roundMinutes,
  sealedRules,
  withBans,
} from '@spaceline/formats';
import { clauseDocument } from './card-list.ts';
import { type Deck, problemWords } from './deck.ts';
import { isLegal, judge } from './judge.ts';
import { legalPart } from './legal-part.ts';
import type { Library } from './library.ts';
import { starterDecks } from './starters/index.ts';

/** A format as it is told to whoever chooses one. */
export const formatDocument = (format: Format, library: Library) => {
  const { id, name, sheet, about, clauses } = format;
  const sealed = sealedRules(format);
  const minutes = roundMinutes(format);
  return {
    id,
    name,
    ...(sheet === undefined ? {} : { sheet }),
    ...(about === undefined ? {} : { about }),
    ...(sealed === undefined ? {} : { sealed }),
    ...(minutes === undefined ? {} : { roundMinutes: minutes }),
    clauses: clauses.map((clause) => clauseDocument(clause, library)),
  };
};

/** If a deck is not legal in a format: the judge's words, and the deck without the cards they name. */
const rulingOn = (deck: Deck, format: Format) => {
  const problems = judge(deck, format);
  return isLegal(problems) ? undefined : { why: problems.map(problemWords), without: legalPart(deck, format) };
};

/** Formats in which a deck is not legal. */
export const illegalIn = (deck: Deck, formats: readonly Format[]) =>
  Object.fromEntries(
    formats.map((format) => [format.id, rulingOn(deck, format)] as const).filter(([, ruling]) => ruling),
  );

/** Problems told of one format: more only of a text that is no format. */
const mostProblems = 100;

/** Whether a house format holds together: its clauses and the starter decks not legal in it, or all that is wrong. */
export const checkedHouseFormat = (text: string, library: Library, bans: readonly ReplacedBans[] = []) => {
  const house = readHouseFormat(text);
  if (!house.ok) return { ok: false as const, problems: house.problems.slice(0, mostProblems) };
  const format = withBans(house.format, bans);
  const rulings = starterDecks.map(({ id, deck }) => [id, rulingOn(deck, format)] as const);
  return {
    ok: true as const,
    format: formatDocument(format, library),
    illegalDecks: Object.fromEntries(rulings.filter(([, ruling]) => ruling)),
  };
};
