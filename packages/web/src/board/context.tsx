import type { CardView, Player, View } from '@spaceline/engine';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { blankFace } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { decisionNow, useTable } from '../net/store.ts';
import type { Names } from '../words.ts';
import { namesOf } from '../words.ts';
import { subjectsOf } from './ends.ts';
import { lights } from './selection.ts';
import type { Light } from './selection.ts';

/** What every part of the table needs to draw itself. */
export interface Board {
  readonly view: View;
  readonly me: Player;
  readonly them: Player;
  readonly names: Names;
  readonly lights: ReadonlyMap<number, Light>;
  /** Cards that some answer begins with; it does not change while the player selects. */
  readonly usable: ReadonlySet<number>;
  readonly cardOf: (card: number) => CardView | undefined;
  readonly faceOf: (card: number) => Face;
}

const BoardContext = createContext<Board | undefined>(undefined);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A part of the table stands outside of it.');
  return board;
}

const unknown = blankFace('a-hidden-card');

export function BoardProvider({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const faces = useTable((state) => state.faces);
  const decision = useTable(decisionNow);
  const selection = useTable((state) => state.selection);
  const known = useMemo(() => {
    const cards = new Map(view.cards.map((card) => [card.id, card]));
    const me: Player = view.seer === 1 ? 1 : 0;
    const cardOf = (card: number): CardView | undefined => cards.get(card);
    const faceOf = (card: number): Face => {
      const def = cards.get(card)?.def;
      return def === undefined ? unknown : (faces.get(def) ?? blankFace(def));
    };
    const them: Player = me === 0 ? 1 : 0;
    return { view, me, them, names: namesOf(view, faces), cardOf, faceOf };
  }, [view, faces]);
  const usable = useMemo(() => new Set(decision?.options.flatMap(subjectsOf)), [decision]);
  const board = useMemo(
    () => ({ ...known, usable, lights: lights(decision, selection) }),
    [known, usable, decision, selection],
  );
  return <BoardContext value={board}>{children}</BoardContext>;
}
