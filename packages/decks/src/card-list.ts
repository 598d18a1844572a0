import type { Clause } from '@spaceline/formats';
import type { Library } from './library.ts';
import { nameIn } from './names.ts';
import { plain } from './plain.ts';

/** A list of a clause, to be read: each card by a name that a deck list may have, too. */
export interface CardList {
  readonly kind: 'banned' | 'converted';
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly cards: readonly ListedCard[];
}

export interface ListedCard {
  readonly name: string;
  /** The First Edition card that a converted card is. */
  readonly becomes?: string;
}

type DeckRules = NonNullable<Clause['deck']>;
type Banned = NonNullable<DeckRules['bans']>['cards'][number];
type Converted = NonNullable<DeckRules['conversions']>['cards'][number];

const bannedName = ({ title, edition, subtitle }: Banned): string => {
  const mark = [subtitle, edition === undefined ? undefined : `${edition}E`].filter(Boolean).join(' ');
  return mark === '' ? title : `${title} (${mark})`;
};

/** By the sets it was printed in, which is how it is known. */
const convertedCard = ({ title, from, becomes }: Converted, library: Library): ListedCard => {
  const sets = from.flatMap((id) => library.byId(id)?.sets ?? []).map((set) => set.replace(/^2E /, ''));
  const entry = library.byId(becomes);
  return { name: `${title} (2E: ${[...new Set(sets)].join(', ')})`, becomes: entry ? nameIn(entry, library) : becomes };
};

const inOrder = (cards: readonly ListedCard[]): readonly ListedCard[] =>
  cards.toSorted((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1));

/** The list of a clause, if it has one. */
export const listOf = ({ deck }: Pick<Clause, 'deck'>, library: Library): CardList | undefined => {
  if (deck?.bans) {
    const { name, date, source, cards } = deck.bans;
    return { kind: 'banned', name, date, source, cards: inOrder(cards.map((card) => ({ name: bannedName(card) }))) };
  }
  if (!deck?.conversions) return undefined;
  const { name, date, source, cards } = deck.conversions;
  const converted = cards.map((card) => convertedCard(card, library));
  return { kind: 'converted', name, date, source, cards: inOrder(converted) };
};

/** A clause as it is told to readers and programs: with its list, if it has one. */
export const clauseDocument = (clause: Clause, library: Library) => {
  const { id, title, text } = clause;
  const list = listOf(clause, library);
  return { id, title, text, ...(list ? { list } : {}) };
};
