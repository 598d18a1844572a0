import { unwrittenCards } from '@spaceline/cards/unwritten';
import { formats } from '@spaceline/formats';
import { type Section, sections } from './deck.ts';

const conversions = formats.flatMap(({ clauses }) => clauses.flatMap(({ deck }) => deck?.conversions?.cards ?? []));

/**
 * What these decks need beyond the written cards to be played at an assisted table: their unwritten titles, and
 * those that a sheet converts them into (B-28.28).
 */
export const unwrittenCardsOf = (decks: readonly Readonly<Record<Section, readonly string[]>>[]) => {
  const ids = new Set(decks.flatMap((deck) => sections.flatMap((section) => deck[section])));
  for (const { from, becomes } of conversions) if (from.some((id) => ids.has(id))) ids.add(becomes);
  return unwrittenCards(ids);
};
