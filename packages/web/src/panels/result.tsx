import { callingOf, person, upper } from '@spaceline/protocol';
import { useEffect, useRef } from 'react';
import { useBoard } from '../board/context.tsx';
import { replayAddress } from '../net/api.ts';
import { useTable } from '../net/store.ts';

const reasons: Readonly<Record<string, string>> = {
  points: 'by reaching the points needed',
  missions: 'by completed missions',
  decks: 'with the higher score when both draw decks were empty',
  conceded: 'because the other player conceded',
};

/** The end of the game: who won, why, and what one can do next. */
export function Result({ onPlayAgain }: { readonly onPlayAgain: () => void }) {
  const { view, me, them, names, isWatching } = useBoard();
  const match = useTable((state) => state.table?.match) ?? '';
  const over = useTable((state) => state.table?.over);
  const dialog = useRef<HTMLDialogElement>(null);
  const result = view.result ?? over;
  const ended = result !== undefined;
  useEffect(() => {
    if (ended && !dialog.current?.open) dialog.current?.showModal();
  }, [ended]);
  if (!result) return null;
  const { winner, reason } = result;
  const headline =
    winner === undefined ? 'A draw' : winner === names.reader ? 'You won!' : `${upper(person(winner, names))} won`;
  return (
    <dialog
      ref={dialog}
      aria-label="Result"
      data-result={winner === undefined ? 'draw' : isWatching ? 'over' : winner === me ? 'won' : 'lost'}
      className="panel m-auto w-[min(28rem,92vw)] bg-panel p-6 text-center text-ink backdrop:bg-black/70"
    >
      <h2 className="m-0 text-3xl font-bold text-gold">{headline}</h2>
      <p className="m-0 mt-1 text-soft">
        {winner === undefined ? 'Both scores are equal.' : (reasons[reason] ?? reason)}
      </p>
      <dl className="my-5 grid grid-cols-2 gap-3">
        {([me, them] as const).map((player) => (
          <div key={player} className="rounded-xl bg-deep p-3">
            <dt className="text-soft">{callingOf(player, names)}</dt>
            <dd className={`m-0 text-4xl font-bold ${player === me ? 'text-mine' : 'text-theirs'}`}>
              {view.players[player].score}
            </dd>
            <dd className="m-0 text-sm text-soft">
              {view.players[player].missionPoints} from missions, {view.players[player].bonusPoints} bonus
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-2">
        {!isWatching && (
          <button type="button" className="btn btn-main" onClick={onPlayAgain}>
            Play again
          </button>
        )}
        <a className="btn" href={replayAddress(match)} download>
          Download replay
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          Look at the table
        </button>
        <a className="btn btn-quiet" href="#/">
          Start page
        </a>
      </div>
    </dialog>
  );
}
