import { upper } from '@spaceline/protocol';
import { callingOf, person, phaseWords, segmentWords } from '../i18n/table-words.ts';
import type { Player } from '@spaceline/engine';
import { Fragment, memo, useRef, useState } from 'react';
import { concede, setAutoPass } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { lettersAreKeys, savedTheme, setLetterKeys, setTheme } from '../net/look.ts';
import { PauseButton } from '../clocks/pause-button.tsx';
import { ThinkingClock } from '../clocks/thinking-clock.tsx';
import { useTable } from '../net/store.ts';
import { CompanyCorner } from '../company/corner.tsx';
import { StopsDialog } from '../stops/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { useClosing } from '../parts/use-closing.ts';
import { keyRows, keysOf } from '../settings/keys.ts';
import { AssistedMark, CorrectButton } from './assisted.tsx';
import { LocalMark, LocalWords } from '../local/mark.tsx';
import { FormatInPlay } from './format-in-play.tsx';
import { RoundClock } from './round-clock.tsx';
import { Score } from './victory.tsx';
import { t } from '../i18n/t.ts';

/** Where the game stands: the seed phase, or turn, whose turn and segment. */
export function Moment() {
  const { view, me, names } = useBoard();
  if (view.phase !== 'play')
    return (
      <span className="font-semibold" data-moment>
        {phaseWords(view.phase)}
      </span>
    );
  const mine = view.active === me;
  return (
    <span data-moment>
      <span className="text-soft">
        {t('Turn {turn}', { turn: view.turn })}
        <i className="moment-dot"> · </i>
      </span>
      <b className={mine ? 'text-mine' : 'text-theirs'}>
        {view.active === names.reader ? t('Your turn') : t("{who}'s turn", { who: callingOf(view.active, names) })}
      </b>
      <span className="text-soft"> · {segmentWords(view.segment)}</span>
    </span>
  );
}

function Concede() {
  const { names, them } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => dialog.current?.showModal()}>
        {t('Concede')}
      </button>
      <dialog
        ref={dialog}
        aria-label={t('Concede')}
        className="panel m-auto w-80 bg-panel p-4 text-ink backdrop:bg-black/60"
      >
        <p className="m-0 mb-3">{t('Concede the game? {who} wins.', { who: upper(person(them, names)) })}</p>
        <div className="flex gap-2">
          <button type="button" className="btn flex-1" onClick={() => dialog.current?.close()}>
            {t('Play on')}
          </button>
          <button
            type="button"
            className="btn flex-1 border-bad"
            onClick={() => {
              dialog.current?.close();
              concede();
            }}
          >
            {t('Concede')}
          </button>
        </div>
      </dialog>
    </>
  );
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

interface MenuProps {
  readonly isWatching: boolean;
  readonly isAssisted: boolean;
  readonly isOver: boolean;
}

const Menu = memo(function Menu({ isWatching, isAssisted, isOver }: MenuProps) {
  const autoPass = useTable((state) => state.autoPass);
  const menu = useRef<HTMLDetailsElement>(null);
  const [day, setDay] = useState(savedTheme() === 'day');
  const [letters, setLetters] = useState(lettersAreKeys());
  useClosing(
    menu,
    () => menu.current?.open ?? false,
    () => menu.current?.removeAttribute('open'),
  );
  return (
    <details ref={menu} className="relative" name="menu">
      <summary className="btn size-10 min-h-10 list-none p-0" aria-label={t('Menu')}>
        <Icon name="menu" />
      </summary>
      <div className="panel absolute right-0 z-30 mt-1 flex max-h-[calc(100dvh-72px)] w-72 flex-col gap-2 overflow-y-auto overscroll-contain bg-panel p-3 shadow-2xl">
        {isWatching ? (
          <p className="m-0">{t('You watch this game.')}</p>
        ) : (
          <Switch
            title={t('Pass for me')}
            says={t('where passing is all I can do')}
            on={autoPass}
            onChange={setAutoPass}
          />
        )}
        <Switch
          title={t('Day chart')}
          says={t('dark on light')}
          on={day}
          onChange={(on) => {
            setDay(on);
            setTheme(on ? 'day' : 'night');
          }}
        />
        {!isWatching && (
          <div className="pointer-coarse:hidden">
            <Switch
              title={t('Letters are keys')}
              says={t('numbers, arrows and Escape always are')}
              on={letters}
              onChange={(on) => {
                setLetters(on);
                setLetterKeys(on);
              }}
            />
          </div>
        )}
        {!isWatching && <StopsDialog />}
        {!isWatching && <PauseButton />}
        <FormatInPlay />
        <LocalWords />
        <a className="btn" href="#/settings">
          {t('All settings')}
        </a>
        <div className="flex gap-2">
          {!isOver && !isWatching && <Concede />}
          <a className="btn" href="/rules" target="_blank" rel="noopener">
            {t('Rules')}
          </a>
          <a className="btn" href="#/">
            {t('Start page')}
          </a>
        </div>
        {!isWatching && (
          <details className="text-sm text-soft pointer-coarse:hidden">
            <summary className="min-h-9 py-1.5">{t('Keys')}</summary>
            {keyRows
              .filter(({ isLetter }) => letters || !isLetter)
              .map((row, at) => (
                <Fragment key={row.words}>
                  {at > 0 && ', '}
                  <b>{keysOf(row)}</b> {t(row.words)}
                </Fragment>
              ))}
            {isAssisted && letters && (
              <>
                , <b>C</b> {t('correct the table')}
              </>
            )}
            .
          </details>
        )}
      </div>
    </details>
  );
});

/** What is always at hand: the clock of the round, corrections at an assisted table, the menu. */
export function Tools() {
  const { view, isWatching } = useBoard();
  return (
    <div className="tools">
      <LocalMark />
      <RoundClock />
      <AssistedMark className="hidden min-h-10 sm:flex" />
      <CorrectButton />
      <CompanyCorner />
      <Menu isWatching={isWatching} isAssisted={view.assisted ?? false} isOver={view.phase === 'over'} />
    </div>
  );
}

/** A player in the head of an upright screen. */
function Small({ player }: { readonly player: Player }) {
  const { me, names } = useBoard();
  return (
    <div className={`small-seat ${player === me ? 'seat-mine' : 'seat-theirs'}`}>
      <span className="small-name">
        <span className="truncate">{callingOf(player, names)}</span>
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
