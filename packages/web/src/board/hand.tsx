import type { CardId, View } from '@spaceline/engine';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { drawAhead } from '../faces/drawn.tsx';
import { CardTile } from './card-tile.tsx';
import { useBoard } from './context.tsx';
import { Still } from './still.tsx';
import { useRoom } from './use-room.ts';
import { t } from '../i18n/t.ts';

export interface HandCards {
  readonly title: string;
  readonly cards: readonly CardId[];
}

/** Missions to be placed: the next one, or all of them where their order is chosen (WS-3.1). */
function missionsOf({ players, spaceline, cards }: View, me: 0 | 1): readonly CardId[] {
  const { nextMission, piles, table } = players[me];
  if (nextMission < 0) return [];
  const elsewhere = new Set([
    ...Object.values(piles).flat(),
    ...table,
    ...spaceline.flatMap(({ missions }) => missions),
  ]);
  return cards.filter(({ id, owner }) => owner === me && !elsewhere.has(id)).map(({ id }) => id);
}

/** What the player holds: the hand, or before the game what is still to be seeded. */
export function handOf(view: View, me: 0 | 1): HandCards {
  const own = view.players[me];
  switch (view.phase) {
    case 'missions':
      return {
        title: t('Next mission ({n} left)', { n: own.counts['mission pile'] }),
        cards: missionsOf(view, me),
      };
    case 'doorways':
    case 'dilemmas':
    case 'facilities':
      return { title: t('Your seed cards'), cards: own.piles['seed deck'] };
    case 'play':
    case 'over':
      return { title: t('Your hand'), cards: own.piles.hand };
  }
}

const typeOrder = ['Facility', 'Personnel', 'Ship', 'Equipment', 'Event', 'Interrupt', 'Dilemma', 'Artifact'];

/** Cards that can be used now come first. */
function useSorted(cards: readonly CardId[]): readonly CardId[] {
  const { usable, faceOf } = useBoard();
  const rank = (card: CardId): string => {
    const { type, title } = faceOf(card);
    return `${usable.has(card) ? 0 : 1}${typeOrder.indexOf(type) + 1}${title}`;
  };
  return cards.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** While missions are laid, the cards that come after them are drawn one by one whenever nothing else is to be done. */
function useNextDrawn(): void {
  const { view, me, faceOf } = useBoard();
  const next = view.phase === 'missions' ? view.players[me].piles['seed deck'] : undefined;
  const done = useRef(new Set<CardId>());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (): void => {
      const card = next?.find((one) => !done.current.has(one));
      if (card === undefined) return;
      done.current.add(card);
      drawAhead(faceOf(card));
      timer = setTimeout(draw, 60);
    };
    timer = setTimeout(draw, 60);
    return () => clearTimeout(timer);
  }, [next, faceOf]);
}

/** What a card needs to be read: little of it lies under the next one. */
const readable = 100;
const cardWidth = 120;
/** In less than this no title can be read: then the last card of a row is not seen whole, either. */
const narrowest = 80;

/** How far the cards of a row lie apart, and what is seen of its last one. */
function columnsOf(width: number, inRow: number, isSplit: boolean): { readonly column: number; readonly end: number } {
  const column = Math.min(cardWidth + 4, (width - cardWidth) / Math.max(1, inRow - 1));
  return isSplit && column < narrowest ? { column: width / inRow, end: width / inRow } : { column, end: cardWidth };
}

/** Cards overlap a little, and lie in two rows before they overlap much: nothing is scrolled sideways. */
export function Hand() {
  const { view, me, lights } = useBoard();
  const { title, cards } = handOf(view, me);
  const sorted = useSorted(cards);
  const hand = useRef<HTMLElement>(null);
  const { width } = useRoom(hand);
  useNextDrawn();
  const isSplit = sorted.length > Math.floor(width / readable);
  const inRow = isSplit ? Math.ceil(sorted.length / 2) : sorted.length;
  const middle = (sorted.length - 1) / 2;
  const { column, end } = columnsOf(width, inRow, isSplit);
  return (
    <section
      ref={hand}
      aria-label={title}
      className={`hand ${isSplit ? 'hand-split' : ''}`}
      style={{ '--in-row': inRow, '--column': `${column}px`, '--row-end': `${end}px` } as CSSProperties}
    >
      <h2 className="hand-title">
        {title}
        {view.phase !== 'missions' && ` · ${cards.length}`}
      </h2>
      <div className="hand-row">
        {sorted.map((card, at) => (
          <div
            key={card}
            className={`hand-place ${at < inRow ? '' : 'hand-lower'} ${lights.get(card) === 'focus' ? 'hand-raised' : ''}`}
            style={{ '--off': at - middle } as CSSProperties}
          >
            <Still cards={[card]}>
              <CardTile card={card} />
            </Still>
          </div>
        ))}
        {cards.length === 0 && <p className="hand-none">{t('No cards.')}</p>}
      </div>
    </section>
  );
}
