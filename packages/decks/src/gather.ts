import type { Deck, Problem, Section } from './deck.ts';
import type { Library } from './library.ts';
import { didYouMean } from './titles.ts';

export const limits = { characters: 200_000, lines: 5_000, copies: 99, cards: 1_000, shown: 80 } as const;

/** Collects what a reader finds; keeps count and order. */
export interface Gathering {
  readonly library: Library;
  readonly deck: Deck;
  readonly problems: Problem[];
  title?: string;
}

export const notation = (what: string, hint: string, line?: number, card?: string): Problem => ({
  severity: 'error',
  clause: 'notation',
  ...(card === undefined ? {} : { card }),
  ...(line === undefined ? {} : { line }),
  what,
  hint,
});

/** Words of a file as a message may repeat them. */
export const quoted = (words: string): string =>
  `"${words.length > limits.shown ? `${words.slice(0, limits.shown)}…` : words}"`;

export const take = (into: Gathering, section: Section, words: string, copies: number, line?: number): void => {
  const card = into.library.find(words);
  const asked = quoted(words);
  if (!card)
    into.problems.push(
      notation(`${asked} is not a card of the catalogue`, didYouMean(words, into.library), line, words),
    );
  else if (!Number.isInteger(copies) || copies < 1 || copies > limits.copies)
    into.problems.push(
      notation(`${card.title}: bad number of copies`, `Give 1 to ${limits.copies}.`, line, card.title),
    );
  else if (into.deck[section].length + copies > limits.cards)
    into.problems.push(
      notation('too many cards', `A part of a deck may list ${limits.cards} cards.`, line, card.title),
    );
  else for (let i = 0; i < copies; i++) into.deck[section].push(card.id);
};
