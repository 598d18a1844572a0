import { useEffect, useState } from 'react';
import type { DeckList } from '../net/api.ts';
import { onKept } from '../net/kept-news.ts';
import { sameDeck } from '../sealed/draft.ts';
import { keepDeck, keptDeck } from './kept-decks.ts';
import type { KeptDeck } from './kept-decks.ts';

/** A deck on the table of its builder: opened from a kept one, a starter deck, a link, or empty. */
export interface OpenedDeck {
  /** Absent until it is kept for the first time. */
  readonly id?: string;
  readonly name: string;
  readonly format: string;
  readonly deck: DeckList;
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** Every change is kept at once; the first one makes it a deck of one's own. */
export function useDeck(opened: OpenedDeck) {
  const [now, setNow] = useState(opened);
  const [before, setBefore] = useState<readonly DeckList[]>([]);
  // What was changed in another browser and comes while this one is open is built on, not built over.
  useEffect(() => onKept(() => setNow((deck) => (deck.id === undefined ? deck : (keptDeck(deck.id) ?? deck)))), []);
  const keep = (next: OpenedDeck) => {
    const kept: KeptDeck = keepDeck({ ...next, id: next.id ?? newId() }, Date.now());
    setNow(kept);
    history.replaceState(null, '', `#/decks/own/${kept.id}`);
  };
  return {
    ...now,
    isKept: now.id !== undefined,
    change: (to: (deck: DeckList) => DeckList) => {
      const deck = to(now.deck);
      if (sameDeck(deck, now.deck)) return;
      setBefore([...before, now.deck]);
      keep({ ...now, deck });
    },
    undo:
      before.length === 0
        ? undefined
        : () => {
            keep({ ...now, deck: before.at(-1) ?? now.deck });
            setBefore(before.slice(0, -1));
          },
    rename: (name: string) => keep({ ...now, name }),
    /** The format is looked through without making a starter deck one's own. */
    choose: (format: string) => (now.id === undefined ? setNow({ ...now, format }) : keep({ ...now, format })),
  };
}
