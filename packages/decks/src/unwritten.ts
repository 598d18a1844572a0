import { cardById } from '@spaceline/cards';
import { plainCards, unwrittenCards } from '@spaceline/cards/unwritten';
import { formats } from '@spaceline/formats';
import { type Section, sections } from './deck.ts';

const conversions = formats.flatMap(({ clauses }) => clauses.flatMap(({ deck }) => deck?.conversions?.cards ?? []));

type Sections = Readonly<Record<Section, readonly string[]>>;

/** The cards of these decks that have no program of their own, and those that a sheet converts them into (B-28.28). */
const beyondPrograms = (decks: readonly Sections[]): ReadonlySet<string> => {
  const ids = new Set(decks.flatMap((deck) => sections.flatMap((section) => deck[section])));
  for (const { from, becomes } of conversions) if (from.some((id) => ids.has(id))) ids.add(becomes);
  return new Set([...ids].filter((id) => !cardById(id)));
};

/**
 * What these decks need beyond the written cards: titles that play by their facts alone, and at an assisted table those
 * whose texts are carried out by hand. The catalogue is read only if there are any.
 */
export const furtherCardsOf = (decks: readonly Sections[], assisted: boolean) => {
  const ids = beyondPrograms(decks);
  if (ids.size === 0) return [];
  return assisted ? unwrittenCards(ids) : plainCards(ids);
};
