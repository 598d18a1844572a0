import { callingOf, ownerOf, person, phaseWords, segmentWords, upper } from '@spaceline/protocol';
import type { Player } from '@spaceline/engine';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { concede, setAutoPass } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { lettersAreKeys, savedTheme, setLetterKeys, setTheme } from '../net/look.ts';
import { PauseButton } from '../clocks/pause-button.tsx';
import { ThinkingClock } from '../clocks/thinking-clock.tsx';
import { useTable } from '../net/store.ts';
import { CompanyCorner } from '../company/corner.tsx';
import { StopsDialog } from '../stops/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { AssistedMark, CorrectButton } from './assisted.tsx';
import { FormatInPlay } from './format-in-play.tsx';
import { RoundClock } from './round-clock.tsx';
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

/** A menu closes by Escape and by a press anywhere else. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = menu;
      if (!current?.open) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : event.target instanceof Node && current.contains(event.target)) return;
      if (isKey) event.stopPropagation();
      current.open = false;
      if (isKey) current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    addEventListener('keydown', close, true);
    return () => {
      document.removeEventListener('pointerdown', close);
      removeEventListener('keydown', close, true);
    };
  }, [menu]);
}

interface SwitchProps {
  readonly title: string;
  readonly says: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ title, says, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 accent-gold" checked={on} onChange={() => onChange(!on)} />
      <span>
        {title}
        <span className="block text-sm text-soft">{says}</span>
      </span>
    </label>
  );
}

function Menu() {
  const autoPass = useTable((state) => state.autoPass);
  const { view, isWatching } = useBoard();
  const menu = useRef<HTMLDetailsElement>(null);
  const [day, setDay] = useState(savedTheme() === 'day');
  const [letters, setLetters] = useState(lettersAreKeys());
  useClosing(menu);
  return (
    <details ref={menu} className="relative" name="menu">
      <summary className="btn size-10 min-h-10 list-none p-0" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <div className="panel absolute right-0 z-30 mt-1 flex w-72 flex-col gap-2 bg-panel p-3 shadow-2xl">
        {isWatching ? (
          <p className="m-0">You watch this game.</p>
        ) : (
          <Switch title="Pass for me" says="where passing is all I can do" on={autoPass} onChange={setAutoPass} />
        )}
        <Switch
          title="Day chart"
          says="dark on light"
          on={day}
          onChange={(on) => {
            setDay(on);
            setTheme(on ? 'day' : 'night');
          }}
        />
        {!isWatching && (
          <Switch
            title="Letters are keys"
            says="numbers, arrows and Escape always are"
            on={letters}
            onChange={(on) => {
              setLetters(on);
              setLetterKeys(on);
            }}
          />
        )}
        {!isWatching && <StopsDialog />}
        {!isWatching && <PauseButton />}
        <FormatInPlay />
        {!isWatching && (
          <p className="m-0 text-sm text-soft">
            Keys: <b>1–9</b> answer, <b>P</b> or <b>E</b> pass, <b>Z</b> take back, <b>X</b> hold, <b>A</b> attempt,{' '}
            <b>B</b> beam, <b>F</b> fly, <b>D</b> dock, <b>W</b> battle, <b>H</b> hand, <b>Esc</b> back, <b>O</b> to the
            answers, <b>G</b> to where it happens, <b>+</b> <b>−</b> <b>0</b> nearer, further, all
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

/** What is always at hand: the clock of the round, corrections at an assisted table, the menu. */
export const Tools = () => (
  <div className="tools">
    <RoundClock />
    <AssistedMark className="hidden min-h-10 sm:flex" />
    <CorrectButton />
    <CompanyCorner />
    <Menu />
  </div>
);

/** A player in the head of an upright screen. */
function Small({ player }: { readonly player: Player }) {
  const { me, names } = useBoard();
  return (
    <div className={`small-seat ${player === me ? 'seat-mine' : 'seat-theirs'}`}>
      <span className="small-name">
        {callingOf(player, names)}
        <ThinkingClock player={player} />
      </span>
      <Score player={player} brief />
    </div>
  );
}

/** Upright: both scores with the moment between them. */
export function UprightHead() {
  const { me, them } = useBoard();
  return (
    <header className="upright-head">
      <Small player={me} />
      <Moment />
      <Small player={them} />
      <Tools />
    </header>
  );
}
