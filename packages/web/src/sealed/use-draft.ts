import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DeckList } from '../net/api.ts';
import type { Seat } from '../net/sealed.ts';
import { keepDraft } from '../net/sealed.ts';
import type { Problem, SealedJudgement } from '../net/wire.ts';
import { sameDeck } from './draft.ts';
import { Keeper } from './keeper.ts';
import type { Kept } from './keeper.ts';

export interface DraftHold {
  readonly deck: DeckList;
  /** What the judge says of it; of the last one judged while this one is under way. */
  readonly judgement: SealedJudgement | undefined;
  readonly isJudged: boolean;
  readonly problem: Problem | undefined;
  readonly change: (to: (deck: DeckList) => DeckList) => void;
  /** Absent: nothing was done yet. */
  readonly undo: (() => void) | undefined;
}

/** A deck in the making: every change is kept by the server and judged at once, and can be taken back. */
export function useDraft(seat: Seat, first: DeckList): DraftHold {
  const [decks, setDecks] = useState<readonly DeckList[]>([first]);
  const [kept, setKept] = useState<Kept>();
  const [judgement, setJudgement] = useState<SealedJudgement>();
  const keeper = useMemo(
    () =>
      new Keeper(
        (deck) => keepDraft(seat, deck),
        (now) => {
          setKept(now);
          if (now.judgement) setJudgement(now.judgement);
        },
      ),
    [seat],
  );
  const deck = decks.at(-1) ?? first;
  useEffect(() => keeper.keep(deck), [keeper, deck]);
  const change = useCallback(
    (to: (deck: DeckList) => DeckList) =>
      setDecks((before) => {
        const now = before.at(-1) ?? first;
        const next = to(now);
        return sameDeck(now, next) ? before : [...before, next];
      }),
    [first],
  );
  const undo = decks.length > 1 ? () => setDecks((before) => before.slice(0, -1)) : undefined;
  const isJudged = kept?.judgement !== undefined && sameDeck(kept.deck, deck);
  return { deck, judgement, isJudged, problem: kept?.problem, change, undo };
}
