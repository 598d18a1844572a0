import type { CardId, Player } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { pileRow } from '@spaceline/language';
import { person } from '../i18n/table-words.ts';
import type { Names } from '@spaceline/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { show, touch } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { isCorrecting } from '../board/correcting-store.ts';
import { seenInPile } from '../board/memory.ts';
import { preview, useSheet } from '../board/sheet.ts';
import { backPicture, summary, colourOf } from '@spaceline/art';
import { Drawn, DrawnFace } from '../faces/drawn.tsx';
import { Icon } from '../parts/icon.tsx';
import { Pictured } from '../parts/pictured.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { many, t } from '../i18n/t.ts';

interface Row {
  readonly card: CardId;
  /** Its place from the top, from 1, where that is known. */
  readonly place?: number;
}

function PileCard({ card, place, onRead }: Row & { readonly onRead: () => void }) {
  const { faceOf } = useBoard();
  const open = useSheet((state) => state.open);
  const face = faceOf(card);
  return (
    <li>
      <button
        type="button"
        className="btn w-full justify-start text-left"
        style={{ borderLeft: `6px solid ${colourOf(face)}` }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
        onPointerLeave={() => preview(none)}
        onClick={() => {
          if (isCorrecting()) touch(card);
          else {
            show(card);
            open('card');
          }
          onRead();
        }}
      >
        {place !== undefined && <span className="w-6 shrink-0 text-right text-sm text-soft">{place}.</span>}
        <span>
          {face.title} <span className="text-sm text-soft">{summary(face)}</span>
        </span>
      </button>
    </li>
  );
}

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}

/** A count that unfolds into a list of cards. */
function Unfolding({ title, rows, children }: Props) {
  const { isOpen, open, close, frame } = useDialog();
  const label = many(rows.length, '{title}: 1 card', '{title}: {n} cards', { title });
  return (
    <>
      <button type="button" className="pile" disabled={rows.length === 0} onClick={open}>
        <Pictured label={label}>{children}</Pictured>
      </button>
      <dialog
        {...frame}
        aria-label={title}
        className="panel m-auto max-h-[80dvh] w-[min(30rem,92vw)] bg-panel p-0 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && (
          <div className="flex max-h-[80dvh] flex-col p-3">
            <header className="flex items-center justify-between gap-2 pb-2">
              <h2 className="m-0 text-lg font-semibold">
                {title} · {rows.length}
              </h2>
              <button
                type="button"
                className="btn btn-quiet size-10 min-h-10 p-0"
                aria-label={t('Close')}
                onClick={close}
              >
                <Icon name="close" />
              </button>
            </header>
            <ol className="m-0 flex min-h-0 list-none flex-col gap-1 overflow-y-auto p-0.5">
              {rows.map((row) => (
                <PileCard key={row.card} {...row} onRead={close} />
              ))}
            </ol>
          </div>
        )}
      </dialog>
    </>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly children: ReactNode;
}

/** An open pile, the newest card first. */
export const Pile = ({ title, cards, children }: PileProps) => (
  <Unfolding title={title} rows={cards.toReversed().map((card) => ({ card }))}>
    {children}
  </Unfolding>
);

/** More backs than these say no more. */
const mostBacks = 12;

/** The backs of a hand, for a fan where there is room, the first of them for a pile where there is none. */
function Backs({ count, back }: { readonly count: number; readonly back: 'mine' | 'theirs' }) {
  const backs = Math.min(count, mostBacks);
  return (
    <span className="pile-backs pile-fan" style={{ '--backs': backs } as CSSProperties}>
      {Array.from({ length: backs }, (_, at) => (
        <span key={at} className="fan-back" style={{ '--at': at } as CSSProperties}>
          <Drawn className="contents" markup={backPicture(back)} />
        </span>
      ))}
    </span>
  );
}

interface PictureProps {
  readonly count: number;
  readonly word: string;
  /** The card that lies on top, face up. */
  readonly top?: CardId | undefined;
  /** Without one, whose backs are seen. */
  readonly back?: 'mine' | 'theirs';
  /** They are held, and lie beside each other where there is room. */
  readonly held?: boolean;
}

/** A pile as it lies: backs, or the card on top, and how many. */
export function PilePicture({ count, word, top, back = 'mine', held = false }: PictureProps) {
  const { faceOf } = useBoard();
  const face = top === undefined ? undefined : faceOf(top);
  return (
    <>
      {face ? (
        <span className="pile-top" style={{ color: colourOf(face) }}>
          <DrawnFace face={face} size="mini" className="pile-sign" />
        </span>
      ) : held ? (
        <Backs count={count} back={back} />
      ) : (
        <span className={`pile-backs pile-${Math.max(1, Math.min(3, count))}`}>
          <Drawn className="contents" markup={backPicture(back)} />
        </span>
      )}
      <span className="pile-words">
        <b>{count}</b>
        {word}
      </span>
    </>
  );
}

interface HiddenPileProps {
  readonly player: Player;
  readonly pile: 'hand' | 'draw deck';
}

const seenTitle = (player: Player, pile: HiddenPileProps['pile'], names: Names): string => {
  const who = person(player, names);
  if (player === names.reader) return pile === 'hand' ? t('Seen in your hand') : t('Seen in your draw deck');
  return pile === 'hand' ? t("Seen in {who}'s hand", { who }) : t("Seen in {who}'s draw deck", { who });
};

/** A pile that lies hidden: its count, which unfolds into what was seen of it. */
export function HiddenPile({ player, pile }: HiddenPileProps) {
  const { view, names, me } = useBoard();
  const seen = seenInPile(view, player, pile);
  const isOrdered = pileRow(pile).order !== 'none';
  const total = view.players[player].counts[pile];
  const word = pile === 'hand' ? t('hand') : t('deck');
  const back = player === me ? 'mine' : 'theirs';
  if (seen.length === 0)
    return total === 0 ? null : (
      <span className="pile">
        <PilePicture count={total} word={word} back={back} held={pile === 'hand'} />
      </span>
    );
  return (
    <Unfolding
      title={seenTitle(player, pile, names)}
      rows={seen.map(({ card, position }) => (isOrdered ? { card, place: position + 1 } : { card }))}
    >
      <PilePicture
        count={total}
        word={t('{word} · {n} seen', { word, n: seen.length })}
        back={back}
        held={pile === 'hand'}
      />
    </Unfolding>
  );
}
