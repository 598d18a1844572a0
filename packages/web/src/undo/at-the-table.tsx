import type { Option } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { callingOf, optionWords } from '../i18n/table-words.ts';
import { useRef, useState } from 'react';
import { useBoard } from '../board/context.tsx';
import { Awaited } from '../clocks/awaited.tsx';
import { sendAct, useTable } from '../net/store.ts';
import { Sign } from '../parts/sign.tsx';
import { useClosing } from '../parts/use-closing.ts';
import type { Standing, WayBack } from '../net/wire.ts';
import { goBackTo, takeBack } from './take-back.ts';
import { many, t } from '../i18n/t.ts';

/** A request of somebody: for a pause, or to take back so many choices. */
const askedWords = (who: string, n: number): string =>
  n === 0
    ? t('{who} asks for a pause.', { who })
    : many(n, '{who} asks to take back the last choice.', '{who} asks to take back the last {n} choices.', { who });

const ownRequest = (n: number): string =>
  n === 0
    ? t('You asked for a pause …')
    : many(n, 'You asked to take back the last choice …', 'You asked to take back the last {n} choices …');

/** What somebody asks of the other player, and for that player the answers. */
function Request({ waiting }: { readonly waiting: NonNullable<Standing['waiting']> }) {
  const { view, me, names, isWatching } = useBoard();
  const { by, asked, request } = waiting;
  const n = request.what === 'pause' ? 0 : view.seq - request.to;
  const who = upper(callingOf(by, names));
  const isAsked = !isWatching && by !== me;
  return (
    <div
      role="group"
      aria-label={t('Request')}
      data-request={request.what}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-gold/70 p-2"
    >
      <p className="m-0 min-w-0 flex-1" aria-live="polite">
        {isAsked || isWatching ? askedWords(who, n) : ownRequest(n)}
      </p>
      {isAsked && (
        <>
          <button type="button" className="btn border-gold/70" onClick={() => sendAct({ act: 'grant', asked })}>
            {t('Allow')}
          </button>
          <button type="button" className="btn" onClick={() => sendAct({ act: 'decline', asked })}>
            {t('Decline')}
          </button>
        </>
      )}
    </div>
  );
}

function WayButton({ way }: { readonly way: WayBack }) {
  const { names } = useBoard();
  // A choice has the parts of the option it took.
  const words = optionWords(way.choice as Option, names);
  return (
    <li>
      <button
        type="button"
        className="btn w-full justify-start text-left"
        data-way={way.to}
        onClick={() => goBackTo(way)}
      >
        {t('Before “{words}”', { words })}
        {way.free ? '' : t(' (ask)')}
      </button>
    </li>
  );
}

/** One's own choices that can be taken back, the last at once at the touch of a button; beside the way on where there is one. */
export function TakeBack() {
  const standing = useTable(({ table }) => (table?.over ? undefined : table?.standing));
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useClosing(
    box,
    () => isOpen,
    () => open(false),
  );
  const [last, ...earlier] = standing?.back ?? [];
  if (!last || standing?.waiting) return null;
  return (
    <div ref={box} className="take-back" data-take-back={last.free ? 'free' : 'ask'} data-open={isOpen || undefined}>
      <div className="flex gap-1.5">
        <button
          type="button"
          className="btn btn-quiet take-back-last"
          title={`${last.free ? t('Take back') : t('Ask to take back')} (Z)`}
          onClick={takeBack}
        >
          <Sign name="undo" size={18} />
          {!last.free && <Sign name="unknown" size={14} />}
          <span className="take-back-words">{last.free ? t('Take back') : t('Ask to take back')}</span>
          <kbd className="answer-key">Z</kbd>
        </button>
        {earlier.length > 0 && (
          <button
            type="button"
            className="btn btn-quiet take-back-more"
            aria-expanded={isOpen}
            aria-label={t('Go back to …')}
            title={t('Go back to …')}
            onClick={() => open((was) => !was)}
          >
            <Sign name="more" size={18} />
          </button>
        )}
      </div>
      {isOpen && (
        <ol
          aria-label={t('Choices to go back to')}
          className="m-0 flex max-h-48 list-none flex-col gap-1 overflow-y-auto p-0"
        >
          {[last, ...earlier].map((way) => (
            <WayButton key={way.to} way={way} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Requests and pauses: what players do about the game, below the question. */
export function AtTheTable() {
  const { isWatching } = useBoard();
  const standing = useTable(({ table }) => table?.standing);
  const over = useTable(({ table }) => table?.over);
  if (!standing || over) return null;
  const { waiting, paused, awaited } = standing;
  return (
    <>
      {awaited && <Awaited awaited={awaited} />}
      {waiting && <Request waiting={waiting} />}
      {paused && (
        <div className="flex items-center gap-2 rounded-lg border border-edge-strong p-2" data-paused>
          <p className="m-0 flex-1">{t('The match is paused.')}</p>
          {!isWatching && (
            <button type="button" className="btn" onClick={() => sendAct({ act: 'go on' })}>
              {t('Go on')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
