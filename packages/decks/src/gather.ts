import { type Beside, besideAmong } from './besides.ts';
import type { Deck, Problem, Section } from './deck.ts';
import type { Entry, Library } from './library.ts';
import { nameIn } from './names.ts';
import type { Habit } from './naming.ts';
import { type Recognised, recognise } from './recognise.ts';
import { didYouMean, suggestions } from './titles.ts';

export const limits = {
  characters: 200_000,
  lines: 5_000,
  copies: 99,
  cards: 1_000,
  shown: 80,
  candidates: 6,
} as const;

/** The line that first named a card, by its title and by its id, in each part of a deck. */
export type CardLines = Readonly<Record<Section, Map<string, number>>>;

/** Collects what a reader finds; keeps count and order. */
export interface Gathering {
  readonly library: Library;
  readonly deck: Deck;
  readonly problems: Problem[];
  readonly lines: CardLines;
  readonly besides: Beside[];
  /** The same of side decks. */
  readonly besideLines: Map<string, number>;
  title?: string;
  /** Whose names a list has, where that shows. */
  habit?: Habit;
}

export const notation = (what: string, hint: string, line?: number, card?: string): Problem => {
  const severity = 'error';
  const clause = 'notation';
  if (line === undefined)
    return card === undefined ? { severity, clause, what, hint } : { severity, clause, card, what, hint };
  return card === undefined ? { severity, clause, line, what, hint } : { severity, clause, card, line, what, hint };
};

/** Something that was not read, but cannot be a card. */
export const unread = (what: string, hint: string, line?: number, card?: string): Problem => ({
  ...notation(what, hint, line, card),
  severity: 'warning',
});

/** Words of a file as a message may repeat them. */
export const quoted = (words: string): string =>
  `"${words.length > limits.shown ? `${words.slice(0, limits.shown)}…` : words}"`;

export const entitle = (into: Gathering, title: string, line?: number): void => {
  into.title = title.slice(0, limits.shown);
  if (title.length > limits.shown)
    into.problems.push(unread('the title is cut short', `It may have ${limits.shown} letters.`, line));
};

const writeOne = (some: readonly Entry[], library: Library): string => {
  const shown = some.slice(0, limits.candidates).map((one) => nameIn(one, library));
  const more = some.length > shown.length ? ' …' : '';
  return `There are ${shown.join(', ')}${more}: write one of these names.`;
};

/** Words that name no card, or that several cards go by. */
const unclear = (named: Recognised, library: Library, line?: number): Problem => {
  const { words, said = words, title = words, candidates, ignored } = named;
  if (!candidates) {
    const what = `${quoted(words)} is not a card of the catalogue`;
    return { ...notation(what, didYouMean(title, library), line, words), meant: suggestions(title, 3, library) };
  }
  const what =
    ignored === undefined
      ? `${quoted(said)} may mean several cards`
      : `${quoted(ignored)} tells nothing about ${words}`;
  const meant = candidates.slice(0, limits.candidates).map((one) => nameIn(one, library));
  return { ...notation(what, writeOne(candidates, library), line, words), meant };
};

/** The card that words of a list mean; if they do not mean one, that is a problem. */
const cardNamed = (into: Gathering, words: string, line?: number): Entry | undefined => {
  const { library, problems } = into;
  const named = recognise(words, library, into.habit);
  const { entry, ignored } = named;
  if (!entry) problems.push(unclear(named, library, line));
  else if (ignored !== undefined) {
    const others = library.namesakes(entry).map((one) => nameIn(one, library));
    const hint = `Taken as ${nameIn(entry, library)}.${others.length > 1 ? ` There are ${others.slice(0, limits.candidates).join(', ')}.` : ''}`;
    problems.push(unread(`${quoted(ignored)} tells nothing about ${entry.title}`, hint, line, entry.title));
  }
  return entry;
};

const noteLine = (lines: Map<string, number>, card: Entry, line: number): void => {
  if (!lines.has(card.title)) lines.set(card.title, line);
  if (!lines.has(card.id)) lines.set(card.id, line);
};

/** A part of the deck, or something besides. */
export type Target = Section | Beside;

/** What is besides the deck is kept with it as soon as it has a card. */
const pileOf = (into: Gathering, target: Target): string[] =>
  typeof target === 'string' ? into.deck[target] : besideAmong(into.besides, target).cards;

const linesOf = (into: Gathering, target: Target): Map<string, number> | undefined => {
  if (typeof target === 'string') return into.lines[target];
  return target.kind === 'side deck' ? into.besideLines : undefined;
};

export const take = (into: Gathering, target: Target, words: string, copies: number, line?: number): void => {
  const { problems } = into;
  const card = cardNamed(into, words, line);
  if (!card) return;
  const lines = linesOf(into, target);
  if (line !== undefined && lines) noteLine(lines, card, line);
  if (!Number.isInteger(copies) || copies < 1 || copies > limits.copies) {
    problems.push(notation(`${card.title}: bad number of copies`, `Give 1 to ${limits.copies}.`, line, card.title));
    return;
  }
  const pile = pileOf(into, target);
  if (pile.length + copies > limits.cards)
    problems.push(notation('too many cards', `A part of a deck may list ${limits.cards} cards.`, line, card.title));
  else for (let i = 0; i < copies; i++) pile.push(card.id);
};
