import { callingOf, pointWords, requirementWords } from '../i18n/table-words.ts';
import type { Player } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { Pictured } from '../parts/pictured.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { Track, useWinning } from './track.tsx';
import { many, t } from '../i18n/t.ts';

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
        <ul className="m-0 flex list-none flex-col gap-2 p-0" aria-label={t('Conditions')}>
          {victory.requirements.map((requirement) => (
            <li key={requirement.clause} className="flex items-start gap-2">
              <span className={requirement.met ? 'text-good' : 'text-theirs'}>
                <Icon name={requirement.met ? 'check' : 'close'} />
              </span>
              <span className="min-w-0">
                <span className="sr-only">{requirement.met ? t('Met: ') : t('Not met: ')}</span>
                <CitedText text={`${requirementWords(requirement)} [${requirement.clause}]`} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is still missing, in a sentence; and which mission would bring it. */
function Missing({ player }: { readonly player: Player }) {
  const { view } = useBoard();
  const winning = useWinning(player);
  const { counting, needed, requirements } = view.players[player].victory;
  const open = requirements.filter(({ met }) => !met).length;
  const left = needed - counting;
  return (
    <span className="score-need">
      {needed > 0 && left > 0 && (
        <>
          <b>{left}</b> {t('to win')}
          {winning && (
            <>
              : <b>{winning.title}</b>
            </>
          )}
        </>
      )}
      {open > 0 && ` ${left > 0 && needed > 0 ? '· ' : ''}${many(open, '1 condition open', '{n} conditions open')}`}
    </span>
  );
}

/** The score with its bar, which unfolds into the way to victory. `brief`: number and bar alone. */
export function Score({ player, brief = false }: { readonly player: Player; readonly brief?: boolean }) {
  const { view, names } = useBoard();
  const { victory } = view.players[player];
  const { counting, needed, requirements } = victory;
  const { isOpen, open: unfold, close, frame } = useDialog();
  const mine = player === names.reader;
  const who = callingOf(player, names);
  const title = mine ? t('Your way to victory') : t("{who}'s way to victory", { who });
  const open = requirements.filter(({ met }) => !met).length;
  const points =
    needed > 0 ? t('{counting} of {needed} points', { counting, needed }) : t('{points} points', { points: counting });
  const score = mine ? t('Your score: {points}', { points }) : t("{who}'s score: {points}", { who, points });
  const label = open > 0 ? `${score}, ${many(open, '{n} condition not met', '{n} conditions not met')}` : score;
  return (
    <>
      <button type="button" className={`score ${brief ? 'score-brief' : ''}`} aria-haspopup="dialog" onClick={unfold}>
        <Pictured label={label}>
          <b className="score-number">{counting}</b>
          <Track player={player} />
          {!brief && <Missing player={player} />}
        </Pictured>
      </button>
      <dialog
        {...frame}
        aria-label={title}
        className="panel m-auto w-[min(30rem,92vw)] bg-panel p-0 text-ink backdrop:bg-black/60"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && (
          <div className="flex flex-col gap-3 p-4">
            <header className="flex items-center justify-between gap-2">
              <h2 className="m-0 text-lg font-semibold">{title}</h2>
              <button
                type="button"
                className="btn btn-quiet size-10 min-h-10 p-0"
                aria-label={t('Close')}
                onClick={close}
              >
                <Icon name="close" />
              </button>
            </header>
            <Board player={player} />
          </div>
        )}
      </dialog>
    </>
  );
}
