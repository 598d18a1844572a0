import type { CardId, Player, State } from '@spaceline/engine';
import type { Card, Prepared } from '@spaceline/engine/arrange';
import type { CardDef } from '@spaceline/language';

/** The cards of a table by their numbers. A number that names no card is a mistake of whoever asks. */

const there = <T>(found: T | undefined, id: CardId): T => {
  if (found === undefined) throw new RangeError(`No card has the number ${id}.`);
  return found;
};

/** Where a card is, and how. */
export const cardOf = (s: State, id: CardId): Card => there(s.cards[id], id);

/** What a card is, made ready for play. */
export const preparedOf = (s: State, id: CardId): Prepared => there(s.fixed.cards[id], id);

export const defOf = (s: State, id: CardId): CardDef => preparedOf(s, id).def;

export const titleOf = (s: State, id: CardId): string => defOf(s, id).title;

export const ownerOf = (s: State, id: CardId): Player => there(s.fixed.owner[id], id);
