import { type CaptainMind, type Thought, think } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { type Deck, commonDecks } from '@spaceline/decks';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { makePool } from '@spaceline/engine';
import type { Decision, Known, Pool } from '@spaceline/engine';
import { eachPart } from '@spaceline/language';
import { formatOf } from '../match/setup.ts';
import type { Format } from '../match/setup.ts';
import type { MatchRow } from '../storage/match-store.ts';

/** What a computer is asked, as plain data: what its player knows and is asked, and nothing else of the table. */
export interface Job {
  readonly level: string;
  readonly seed: string;
  readonly known: Known;
  readonly decision: Decision;
  readonly mind?: CaptainMind | undefined;
  readonly format: Pick<MatchRow, 'format' | 'house'>;
  /** A person asked for it: whoever plays against a computer does not wait for it. */
  readonly advice?: true;
}

export type { Thought };

const written = makePool(allCards);

/** Titles that are not written are in the pool as far as the player has met them. */
const poolOf = ({ cards, met, assisted }: Known): Pool => {
  if (!assisted) return written;
  const draw = [...cards.filter((id) => id !== null), ...met];
  const more = furtherCardsOf([{ ...eachPart((): string[] => []), draw }], true);
  return more.length > 0 ? makePool([...allCards, ...more]) : written;
};

/** Formats whose decks are kept: players make formats of their own without end. */
const mostKnown = 64;

/** What everybody knows of the decks that are played in a format, looked up once. */
const knownDecks = new Map<string, readonly Deck[]>();
const decksIn = (format: Format): readonly Deck[] => {
  const key = format.clauses.map(({ id }) => id).join();
  const decks = knownDecks.get(key) ?? commonDecks(format);
  knownDecks.delete(key);
  knownDecks.set(key, decks);
  for (const oldest of knownDecks.keys()) {
    if (knownDecks.size <= mostKnown) break;
    knownDecks.delete(oldest);
  }
  return decks;
};

/** Thinks, in whichever thread this is called. */
export function answer({ level, seed, known, decision, mind, format: played }: Job): Thought {
  const format = formatOf(played);
  const beliefs = { pool: poolOf(known), format, decks: decksIn(format) };
  return think(level, { known, decision, seed, beliefs, ...(mind ? { mind } : {}) });
}
