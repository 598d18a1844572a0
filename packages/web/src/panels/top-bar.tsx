import { callingOf, ownerOf, person, phaseWords, segmentWords, upper } from '@spaceline/protocol';
import { useRef } from 'react';
import { concede, setAutoPass } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { AssistedMark, CorrectButton } from './assisted.tsx';
import { FormatInPlay } from './format-in-play.tsx';
import { Score } from './victory.tsx';

/** Where the game stands: the seed phase, or turn, whose turn and segment. */
export function Moment() {
  const { view, me, names } = useBoard();
  if (view.phase !== 'play')
    return (
      <span className="font-semibold" data-moment>
        {phaseWords[view.phase]}
      </span>
    );
  const mine = view.active === me;
  return (
    <span data-moment>
      <span className="text-soft">Turn {view.turn} · </span>
      <b className={mine ? 'text-mine' : 'text-theirs'}>{ownerOf(view.active, names)} turn</b>
      <span className="text-soft"> · {segmentWords[view.segment]}</span>
    </span>
  );
}

function Concede() {
  const { names, them } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => dialog.current?.showModal()}>
        Concede
      </button>
      <dialog
        ref={dialog}
        aria-label="Concede"
        className="panel m-auto w-80 bg-panel p-4 text-ink backdrop:bg-black/60"
      >
        <p className="m-0 mb-3">Concede the game? {upper(person(them, names))} wins.</p>
        <div className="flex gap-2">
          <button type="button" className="btn flex-1" onClick={() => dialog.current?.close()}>
            Play on
          </button>
          <button
            type="button"
            className="btn flex-1 border-bad"
            onClick={() => {
              dialog.current?.close();
              concede();
            }}
          >
            Concede
          </button>
        </div>
      </dialog>
    </>
  );
}

function Menu() {
  const autoPass = useTable((state) => state.autoPass);
  const { view, isWatching } = useBoard();
  return (
    <details className="relative" name="menu">
      <summary className="btn size-10 min-h-10 list-none p-0" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <div className="panel absolute right-0 z-30 mt-1 flex w-72 flex-col gap-2 bg-panel p-3 shadow-2xl">
        {isWatching ? (
          <p className="m-0">You watch this game.</p>
        ) : (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={autoPass}
              onChange={() => setAutoPass(!autoPass)}
            />
            <span>
              Pass for me
              <span className="block text-sm text-soft">where passing is all I can do</span>
            </span>
          </label>
        )}
        <FormatInPlay />
        {!isWatching && (
          <p className="m-0 text-sm text-soft">
            Keys: <b>1–9</b> answer, <b>P</b> pass, <b>Esc</b> back, <b>O</b> to the answers, <b>G</b> to where it
            happens
            {view.assisted && (
              <>
                , <b>C</b> correct the table
              </>
            )}
            .
          </p>
        )}
        <div className="flex gap-2">
          {view.phase !== 'over' && !isWatching && <Concede />}
          <a className="btn" href="/rules" target="_blank" rel="noopener">
            Rules
          </a>
          <a className="btn" href="#/">
            Start page
          </a>
        </div>
      </div>
    </details>
  );
}

export function TopBar() {
  const { me, them, names } = useBoard();
  return (
    <header className="z-20 flex items-center gap-3 border-b border-edge bg-void/90 px-3 py-1">
      <a href="#/" className="font-bold tracking-wide text-ink no-underline max-lg:hidden">
        Spaceline
      </a>
      <div className="flex flex-1 flex-wrap items-center justify-start gap-x-4 gap-y-0.5 lg:justify-center">
        <span className="flex gap-4 lg:hidden">
          {[me, them].map((player) => (
            <span key={player} className="flex min-w-0 items-center gap-1 text-sm">
              <span className="max-w-24 truncate">{callingOf(player, names)}</span> <Score player={player} />
            </span>
          ))}
        </span>
        <Moment />
      </div>
      <AssistedMark className="hidden min-h-10 sm:flex" />
      <CorrectButton />
      <Menu />
    </header>
  );
}
