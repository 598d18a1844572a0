import { allCards } from '@spaceline/cards';
import type { DeckPart } from '@spaceline/language';
import { deckParts, eachPart, headingOfPart } from '@spaceline/language';

/** A card of the catalogue. */
export type Card = (typeof allCards)[number];

/** A deck as a game takes it: card ids, one entry per copy (B-7.1). */
export type Deck = Readonly<Record<DeckPart, string[]>>;

export const sections = deckParts;
export type Section = DeckPart;

export const sectionTitles: Readonly<Record<Section, string>> = eachPart((part) => headingOfPart(part));

/** What is wrong, by which clause, and what would help. `notation`: the file, not a rule, is at fault. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly clause: string;
  /** The card's title, or the words that name no card. */
  readonly card?: string;
  /** The part of the deck it is about, where it is about one. */
  readonly section?: Section;
  /** Line of the file, from 1. */
  readonly line?: number;
  /** Names that words which name no card may have meant, the nearest first. */
  readonly meant?: readonly string[];
  readonly what: string;
  readonly hint: string;
}

/** One sentence for people. */
export const problemWords = (problem: Problem): string =>
  `${problem.line === undefined ? '' : `line ${problem.line}: `}${problem.what}. ${problem.hint} [${problem.clause}]`;

export const emptyDeck = (): Deck => eachPart(() => []);

/** Cards of a section with their number of copies, in order of first appearance. */
export const counted = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
