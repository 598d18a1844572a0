import type { Deck, Problem, Section } from './deck.ts';
import type { Library } from './library.ts';
import { nameIn } from './names.ts';
import { recognise } from './recognise.ts';
import { didYouMean } from './titles.ts';

export const limits = { characters: 200_000, lines: 5_000, copies: 99, cards: 1_000, shown: 80 } as const;

/** The line that first named a card, by its title and by its id, in each part of a deck. */
export type CardLines = Readonly<Record<Section, Map<string, number>>>;

/** Collects what a reader finds; keeps count and order. */
export interface Gathering {
  readonly library: Library;
  readonly deck: Deck;
  readonly problems: Problem[];
  readonly lines: CardLines;
  title?: string;
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

export const take = (into: Gathering, section: Section, words: string, copies: number, line?: number): void => {
  const { library, problems } = into;
  const { entry: card, words: named, ignored } = recognise(words, library);
  if (!card) {
    problems.push(notation(`${quoted(named)} is not a card of the catalogue`, didYouMean(named, library), line, named));
    return;
  }
  const lines = into.lines[section];
  if (line !== undefined) {
    if (!lines.has(card.title)) lines.set(card.title, line);
    if (!lines.has(card.id)) lines.set(card.id, line);
  }
  if (ignored !== undefined) {
    const others = library.namesakes(card).map((one) => nameIn(one, library));
    const hint = `Taken as ${nameIn(card, library)}.${others.length > 1 ? ` There are ${others.slice(0, 6).join(', ')}.` : ''}`;
    problems.push(unread(`${quoted(ignored)} tells nothing about ${card.title}`, hint, line, card.title));
  }
  if (!Number.isInteger(copies) || copies < 1 || copies > limits.copies)
    problems.push(notation(`${card.title}: bad number of copies`, `Give 1 to ${limits.copies}.`, line, card.title));
  else if (into.deck[section].length + copies > limits.cards)
    problems.push(notation('too many cards', `A part of a deck may list ${limits.cards} cards.`, line, card.title));
  else for (let i = 0; i < copies; i++) into.deck[section].push(card.id);
};
