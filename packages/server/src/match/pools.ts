import { allCards } from '@spaceline/cards';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { makePool } from '@spaceline/engine';
import type { Pool } from '@spaceline/engine';
import type { CardDef } from '@spaceline/language';
import { createHash } from 'node:crypto';
import type { MatchRow } from '../storage/match-store.ts';

/** The cards a match is computed with: all that are written, and what its decks have beyond. */

const written = makePool(allCards);

type Played = Pick<MatchRow, 'assisted' | 'decks'>;
const beyond = ({ assisted, decks }: Played): readonly CardDef[] => furtherCardsOf(decks, assisted);

/** Pools of the decks they were made for: a table is computed anew for whoever comes late. */
const pools = new WeakMap<MatchRow['decks'], Pool>();

export const poolOf = (match: Played): Pool => {
  const known = pools.get(match.decks);
  if (known) return known;
  const more = beyond(match);
  const pool = more.length > 0 ? makePool([...allCards, ...more]) : written;
  pools.set(match.decks, pool);
  return pool;
};

const versionOf = (cards: readonly CardDef[]): string =>
  createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 16);
export const writtenVersion = versionOf(allCards);

/** Card texts are data, so their version is their content. */
export const cardsVersion = (match: Played): string => {
  const more = beyond(match);
  return more.length > 0 ? versionOf([...allCards, ...more]) : writtenVersion;
};
