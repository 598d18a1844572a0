import type { CardId } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { show, touch } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { isCorrecting } from '../board/correcting-store.ts';
import { preview, useSheet } from '../board/sheet.ts';
import { summary, toneOf } from '../faces/face.ts';
import { Icon } from '../parts/icon.tsx';

function PileCard({ card, onRead }: { readonly card: CardId; readonly onRead: () => void }) {
  const { faceOf } = useBoard();
  const open = useSheet((state) => state.open);
  const face = faceOf(card);
  return (
    <li>
      <button
        type="button"
        className="btn w-full justify-start text-left"
        style={{ borderLeft: `6px solid ${toneOf(face)}` }}
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
        <span>
          {face.title} <span className="text-sm text-soft">{summary(face)}</span>
        </span>
      </button>
    </li>
  );
}

interface Props {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly children: ReactNode;
}

/** An open pile: a count that unfolds into the list of its cards, the newest first. */
export function Pile({ title, cards, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="badge min-h-8 pointer-coarse:min-h-10"
        aria-label={`${title}: ${cards.length} cards`}
        disabled={cards.length === 0}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-label={title}
        className="panel m-auto max-h-[80dvh] w-[min(30rem,92vw)] bg-panel p-0 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="flex max-h-[80dvh] flex-col p-3">
          <header className="flex items-center justify-between gap-2 pb-2">
            <h2 className="m-0 text-lg font-semibold">
              {title} · {cards.length}
            </h2>
            <button type="button" className="btn btn-quiet size-10 min-h-10 p-0" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <ol className="m-0 flex min-h-0 list-none flex-col gap-1 overflow-y-auto p-0.5">
            {cards.toReversed().map((card) => (
              <PileCard key={card} card={card} onRead={close} />
            ))}
          </ol>
        </div>
      </dialog>
    </>
  );
}
