import type { CSSProperties, DragEvent } from 'react';
import type { DeckPart } from '@spaceline/language';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { Emblem, emblemOf, sideOf } from '../faces/emblem.tsx';
import { summary, toneOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { Icon } from '../parts/icon.tsx';
import { useGlanceOf } from './glance.tsx';
import { rarityWord } from './pool.ts';

/** What is carried while dragging: a card of the box, or one that lies in a part of the deck. */
export interface Carried {
  readonly id: string;
  readonly from?: DeckPart;
}

const kind = 'application/x-spaceline-card';

export const carry = (event: DragEvent, carried: Carried): void => {
  event.dataTransfer.setData(kind, JSON.stringify(carried));
  event.dataTransfer.effectAllowed = 'move';
};

export const isCard = (event: DragEvent): boolean => event.dataTransfer.types.includes(kind);

export const carriedIn = (event: DragEvent): Carried | undefined => {
  const text = event.dataTransfer.getData(kind);
  return text === '' ? undefined : (JSON.parse(text) as Carried);
};

/** A finger that stays on a row wants to read it; only a mouse drags. */
export const drags = matchMedia('(pointer: fine)').matches;

/** The colour of its type or side, for a row. */
export const toneStyle = (face: Face): CSSProperties => ({ '--tone': toneOf(face, sideOf(face)) }) as CSSProperties;

/** Beside a row on touch screens, where nothing can be pointed at. */
function ReadButton({ face, onRead }: { readonly face: Face; readonly onRead: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet hidden size-11 shrink-0 p-0 pointer-coarse:inline-flex"
      aria-label={t('Read {title}', { title: face.title })}
      onClick={onRead}
    >
      <Icon name="info" />
    </button>
  );
}

function RarityMark({ rarity }: { readonly rarity: string | undefined }) {
  if (rarity !== 'R' && rarity !== 'P') return null;
  return (
    <span aria-hidden="true" className="text-gold" title={rarityWord(rarity)}>
      {rarity === 'R' ? '✦' : '❖'}
    </span>
  );
}

/** A card of the box; a touch lays it into the deck, or takes it out. */
export function PoolRow({
  face,
  isIn,
  onToggle,
}: {
  readonly face: Face;
  readonly isIn: boolean;
  readonly onToggle: () => void;
}) {
  const { handlers, wasLong, hold } = useGlanceOf(face);
  const rarity = rarityWord(face.rarity);
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        className="sealed-row min-w-0 flex-1"
        style={toneStyle(face)}
        aria-pressed={isIn}
        data-row={face.id}
        draggable={drags}
        onDragStart={(event) => {
          handlers.onPointerLeave();
          carry(event, { id: face.id });
        }}
        onClick={() => !wasLong() && onToggle()}
        {...handlers}
      >
        <Emblem name={emblemOf(face)} size={15} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{face.title}</span>
          <span className="truncate text-sm text-soft pointer-coarse:block pointer-fine:sr-only">{summary(face)}</span>
          {rarity && <span className="sr-only">, {rarity}</span>}
        </span>
        {isIn && <Icon name="check" size={15} />}
        <RarityMark rarity={face.rarity} />
      </button>
      <ReadButton face={face} onRead={hold} />
    </li>
  );
}

/** Where else a card of a part may lie. */
export const elsewhere: Readonly<
  Partial<Record<DeckPart, { readonly to: DeckPart; readonly instead: Label; readonly word: Label }>>
> = {
  seeds: { to: 'draw', instead: 'Draw it instead', word: 'draw' },
  draw: { to: 'seeds', instead: 'Seed it instead', word: 'seed' },
};

/** A card of the deck, with its copies; a touch takes one out, and one beside it seeds or draws it instead. */
export function DeckRow({
  face,
  copies,
  part,
  note,
  onOut,
  onMove,
}: {
  readonly face: Face;
  readonly copies: number;
  readonly part: DeckPart;
  readonly note?: string | undefined;
  readonly onOut: () => void;
  readonly onMove: (to: DeckPart) => void;
}) {
  const { handlers, wasLong } = useGlanceOf(face);
  const other = elsewhere[part];
  return (
    <li className="group/row relative flex items-center gap-1">
      <button
        type="button"
        className="sealed-row min-w-0 flex-1"
        style={toneStyle(face)}
        data-row={face.id}
        draggable={drags}
        onDragStart={(event) => {
          handlers.onPointerLeave();
          carry(event, { id: face.id, from: part });
        }}
        onClick={() => !wasLong() && onOut()}
        {...handlers}
      >
        <Emblem name={emblemOf(face)} size={15} />
        <span className="min-w-0 flex-1 truncate">
          <span className="sr-only">{t('Take out ')}</span>
          {face.title}
        </span>
        {note && <span className="text-sm text-soft">{note}</span>}
        {copies > 1 && <b className="text-sm tabular-nums">×{copies}</b>}
      </button>
      {other && (
        <button
          type="button"
          className="absolute right-0.5 rounded border border-edge-strong bg-raised px-1.5 text-sm text-ink opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:static pointer-coarse:min-h-11 pointer-coarse:opacity-100"
          title={t(other.instead)}
          onClick={() => onMove(other.to)}
        >
          {t(other.word)}
          <span className="sr-only"> {t('{title} instead', { title: face.title })}</span>
        </button>
      )}
    </li>
  );
}
