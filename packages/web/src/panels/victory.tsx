import { ownerOf, pointWords, requirementWords } from '@spaceline/protocol';
import type { Player } from '@spaceline/engine';
import { useRef } from 'react';
import { useBoard } from '../board/context.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';

/** What counts, what is missing, and why. */
function Board({ player }: { readonly player: Player }) {
  const { view } = useBoard();
  const { victory } = view.players[player];
  return (
    <>
      {pointWords(view.players[player]).map((line) => (
        <p key={line} className="m-0">
          {line}
        </p>
      ))}
      {victory.requirements.length > 0 && (
        <ul className="m-0 flex list-none flex-col gap-2 p-0" aria-label="Conditions">
          {victory.requirements.map((requirement) => (
            <li key={requirement.clause} className="flex items-start gap-2">
              <span className={requirement.met ? 'text-good' : 'text-theirs'}>
                <Icon name={requirement.met ? 'check' : 'close'} />
              </span>
              <span className="min-w-0">
                <span className="sr-only">{requirement.met ? 'Met: ' : 'Not met: '}</span>
                <CitedText text={`${requirementWords(requirement)} [${requirement.clause}]`} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The score, which unfolds into the way to victory. */
export function Score({ player }: { readonly player: Player }) {
  const { view, me, names } = useBoard();
  const { victory } = view.players[player];
  const { counting, needed, requirements } = victory;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const mine = player === me;
  const title = `${ownerOf(player, names)} way to victory`;
  const open = requirements.filter(({ met }) => !met).length;
  return (
    <>
      <button
        type="button"
        className="flex min-h-8 items-center gap-2 rounded-lg bg-transparent px-1 text-ink pointer-coarse:min-h-10"
        aria-label={`${ownerOf(player, names)} score: ${counting} of ${needed} points${open > 0 ? `, ${open} conditions not met` : ''}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <span className={`text-xl font-bold ${mine ? 'text-mine' : 'text-theirs'}`}>{counting}</span>
        <span className="text-sm whitespace-nowrap text-soft">/ {needed}</span>
        <span className="hidden h-2 w-24 overflow-hidden rounded-full bg-edge md:block">
          <span
            className={`block h-full rounded-full ${mine ? 'bg-mine' : 'bg-theirs'}`}
            style={{ width: `${Math.max(0, Math.min(100, (counting / Math.max(1, needed)) * 100))}%` }}
          />
        </span>
        {open > 0 && (
          <span className="badge hidden lg:inline-flex">
            {open === 1 ? '1 condition open' : `${open} conditions open`}
          </span>
        )}
      </button>
      <dialog
        ref={dialog}
        aria-label={title}
        className="panel m-auto w-[min(30rem,92vw)] bg-panel p-0 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="flex flex-col gap-3 p-4">
          <header className="flex items-center justify-between gap-2">
            <h2 className="m-0 text-lg font-semibold">{title}</h2>
            <button type="button" className="btn btn-quiet size-10 min-h-10 p-0" aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <Board player={player} />
        </div>
      </dialog>
    </>
  );
}
