import type { CardId, CardView, Decision, Player, View } from '@spaceline/engine';
import { beginsWith } from '@spaceline/engine';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { decisionNow, useTable } from '../net/store.ts';
import { useUpright } from '../parts/use-upright.ts';
import type { Names } from '../words.ts';
import { namesOf } from '../words.ts';
import type { Draft } from './correction-draft.ts';
import { draftLights, namedIn } from './correcting.ts';
import type { Seen } from './correcting.ts';
import { useCorrecting } from './correcting-store.ts';
import { beyondDock } from './flying-out.ts';
import { memoryOf } from './memory.ts';
import { lights } from '../choosing/selection.ts';
import type { Light, Selection } from '../choosing/selection.ts';

/** What every part of the table needs to draw itself. */
export interface Board {
  readonly view: View;
  /** Whoever looks, and for a spectator the player in the first seat: drawn below. */
  readonly me: Player;
  readonly them: Player;
  readonly isWatching: boolean;
  readonly names: Names;
  readonly lights: ReadonlyMap<number, Light>;
  /** Cards that some answer begins with; it does not change while the player selects. */
  readonly usable: ReadonlySet<number>;
  readonly cardOf: (card: CardId) => CardView | undefined;
  readonly faceOf: (card: CardId) => Face;
  /** A title by its id in the pool. */
  readonly faceOfTitle: (def: string) => Face;
}

const BoardContext = createContext<Board | undefined>(undefined);

/** The board as it was when a part of it last changed: see `Still`. */
export const StillContext = createContext<Board | undefined>(undefined);

export function useBoard(): Board {
  // A context of its own, so that what stands still is not even asked when the board around it changes.
  const board = use(StillContext) ?? use(BoardContext);
  if (!board) throw new Error('A part of the table stands outside of it.');
  return board;
}

const unknown = blankFace('a-hidden-card');

/** A proposal that waits is looked at first, then the correction being put together, then the question. */
function lightsOf(
  seen: Seen,
  decision: Decision | undefined,
  selection: Selection,
  draft: Draft | undefined,
): ReadonlyMap<number, Light> {
  const { correction } = seen.view;
  if (correction) return new Map(namedIn(correction.correction).map((card) => [card, 'named']));
  if (draft) return draftLights(draft, seen);
  const lit = lights(decision, selection);
  const beyond = beyondDock(seen.view, decision, selection.focus);
  return beyond.length === 0 ? lit : new Map([...beyond.map((place): [number, Light] => [place, 'target']), ...lit]);
}

export function BoardProvider({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const faces = useTable((state) => state.faces);
  const seats = useTable((state) => state.facts?.players);
  const decision = useTable(decisionNow);
  const selection = useTable((state) => state.selection);
  const lineStands = useUpright();
  const known = useMemo(() => {
    const cards = new Map(view.cards.map((card) => [card.id, card]));
    const me: Player = view.seer === 1 ? 1 : 0;
    const cardOf = (card: CardId): CardView | undefined => cards.get(card);
    const faceOfTitle = (def: string): Face => faces.get(def) ?? blankFace(def);
    const faceOf = (card: CardId): Face => {
      const def = cards.get(card)?.def ?? memoryOf(view, card)?.def;
      return def === undefined ? unknown : faceOfTitle(def);
    };
    const them: Player = me === 0 ? 1 : 0;
    const isWatching = view.seer === 'spectator';
    const names = { ...namesOf(view, faces, seats), lineStands };
    return { view, me, them, isWatching, names, cardOf, faceOf, faceOfTitle };
  }, [view, faces, seats, lineStands]);
  const usable = useMemo(() => new Set(decision?.options.flatMap(beginsWith)), [decision]);
  const draft = useCorrecting((state) => state.draft);
  const board = useMemo(
    () => ({ ...known, usable, lights: lightsOf(known, decision, selection, draft) }),
    [known, usable, decision, selection, draft],
  );
  return <BoardContext value={board}>{children}</BoardContext>;
}
