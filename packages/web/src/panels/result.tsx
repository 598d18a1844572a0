import { upper } from '@spaceline/protocol';
import { callingOf, person } from '../i18n/table-words.ts';
import type { Player, SeenEvent } from '@spaceline/engine';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useBoard } from '../board/context.tsx';
import { Picture } from '../faces/picture.tsx';
import { Reasons } from '../hints/reasons.tsx';
import { isLocal, localGame } from '../local/game.ts';
import { replayAddress } from '../net/api.ts';
import { savedGame } from '../net/saved.ts';
import { useTable } from '../net/store.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Sign } from '../scenes/sign.tsx';
import { endSound } from '../scenes/heard.ts';
import { Horizon } from '../scenes/horizon.tsx';
import { isBusy } from '../scenes/playback.ts';
import { Rays } from '../scenes/rays.tsx';
import { play } from '../scenes/sounds.ts';
import { useStage } from '../scenes/stage.ts';
import { many, rich, t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const reasons: Readonly<Record<string, Label>> = {
  points: 'by reaching the points needed',
  missions: 'by completed missions',
  decks: 'with the higher score when both draw decks were empty',
  time: 'when the time of the round was up',
  conceded: 'because the other player conceded',
  clock: 'because the other player had no time left',
  absence: 'because the other player was not there any more',
};

const RematchOffer = lazy(async () => ({ default: (await import('../company/rematch.tsx')).RematchOffer }));
const AfterGame = lazy(() => import('../sealed/after-game.tsx'));

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

/** What the format makes of the end: its name, and what each player has of it in a tournament. */
function StandingWords() {
  const standing = useBoard().view.result?.standing;
  if (!standing) return null;
  return (
    <p className="m-0 mt-2 text-lg" data-standing={standing.name}>
      <b>{standing.name}</b> <CitedText text={standing.clause} />
    </p>
  );
}

function Counted({ player }: { readonly player: Player }) {
  const standing = useBoard().view.result?.standing;
  if (!standing) return null;
  return (
    <dd className="m-0 text-sm text-soft">
      {rich('differential {differential}, victory points {points}', {
        differential: <b className="text-ink">{signed(standing.differential[player])}</b>,
        points: <b className="text-ink">{standing.victoryPoints[player]}</b>,
      })}
    </dd>
  );
}

/** Missions that brought a player to the end, with their points. */
function Way({ player }: { readonly player: Player }) {
  const { view, faceOf } = useBoard();
  const solved = view.spaceline
    .filter(({ completedBy }) => completedBy === player)
    .flatMap(({ missions }) => missions.slice(0, 1));
  if (solved.length === 0) return null;
  return (
    <ul className="result-way" aria-label={t('The way there')}>
      {solved.map((mission) => {
        const face = faceOf(mission);
        return (
          <li key={mission}>
            <Picture large face={face} />
            <b>{face.points}</b>
            <span>{face.title}</span>
          </li>
        );
      })}
    </ul>
  );
}

const noLog: readonly SeenEvent[] = [];
const useLog = () => useTable((state) => state.table?.log) ?? noLog;

/** The mission a player solved last, and whether anything scored after it. */
function solvedLast(log: readonly SeenEvent[], player: Player | undefined) {
  const at = log.findLastIndex((event) => event.e === 'mission completed' && event.player === player);
  const solved = log[at];
  if (!solved) return undefined;
  const turn = log.findLast((event, n) => event.e === 'turn begun' && n < at)?.n;
  const decides = !log.some(
    (event, n) => n > at && event.e === 'scored' && event.player === player && event.action !== solved.action,
  );
  return { on: solved.on, turn, decides };
}

/** What of the game was seen goes back to its first turn. */
const isWhole = (log: readonly SeenEvent[]): boolean => log.some((event) => event.e === 'turn begun' && event.n === 1);

/** The whole game in four numbers; what never happened is not counted, nor a game that began before one came. */
function Sums() {
  const { me, names } = useBoard();
  const acts = useStage(({ playback }) => playback.story.acts);
  const log = useLog();
  const count = (e: SeenEvent['e'], player?: number): number =>
    log.filter((event) => event.e === e && (player === undefined || event.player === player)).length;
  const met = acts.filter(({ kind }) => kind === 'encounter').length;
  const overcome = count('conditions met');
  const range = log.reduce((sum, event) => sum + (event.e === 'flew' ? Math.max(0, event.n) : 0), 0);
  const lost = count('killed', me);
  const others = count('killed') - lost;
  if (!isWhole(log)) return null;
  return (
    <ul className="result-sums">
      <li hidden={count('attempt begun') === 0}>
        <Sign name="attempt" />{' '}
        {many(count('attempt begun'), '{n} attempt, {solved} solved', '{n} attempts, {solved} solved', {
          solved: count('mission completed'),
        })}
      </li>
      <li hidden={met === 0}>
        <Sign name="dilemma" />{' '}
        {many(met, '{n} seed card met, {overcome} overcome', '{n} seed cards met, {overcome} overcome', { overcome })}
      </li>
      <li hidden={lost + others === 0}>
        <Sign name="killed" />{' '}
        {me === names.reader
          ? t('{lost} of yours lost, {others} of the other side', { lost, others })
          : t("{lost} of {who}'s lost, {others} of the other side", { lost, others, who: callingOf(me, names) })}
      </li>
      <li hidden={range === 0}>
        <Sign name="fly" /> {t('RANGE {range} flown', { range })}
      </li>
    </ul>
  );
}

/** What decided it: the mission that was solved last, or why the game is over. */
function Why({ reason, winner }: { readonly reason: string; readonly winner: Player | undefined }) {
  const { view, faceOf } = useBoard();
  const solved = solvedLast(useLog(), winner);
  if (reason === 'lapsed') return t('One of you was never here. The game counts for nobody.');
  if (winner === undefined)
    return reason === 'time' ? t('The time of the round is up. Both scores are equal.') : t('Both scores are equal.');
  if ((reason === 'points' || reason === 'missions') && solved?.decides)
    return t('{title} solved on turn {turn}', { title: faceOf(solved.on).title, turn: solved.turn ?? view.turn });
  return upper(reasons[reason] ? t(reasons[reason]) : reason);
}

/** The end of the game: who won, on which way, and what one can do next. It waits until all before it has been seen. */
export function Result({ onPlayAgain }: { readonly onPlayAgain: () => void }) {
  const { view, me, them, names, isWatching, faceOf } = useBoard();
  const match = useTable((state) => state.table?.match) ?? '';
  const over = useTable((state) => state.table?.over);
  const log = useLog();
  const isWithPerson = useTable((state) => state.facts?.players.every(({ bot }) => !bot) ?? false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isShowing = useStage(({ playback }) => isBusy(playback));
  const result = view.result ?? over;
  const ended = result !== undefined && !isShowing;
  const heard = endSound(result?.winner, view.seer);
  useEffect(() => {
    if (ended && !dialog.current?.open) {
      dialog.current?.showModal();
      if (heard) play(heard);
    }
  }, [ended, heard]);
  if (!result) return null;
  const { winner, reason } = result;
  const game = savedGame(match);
  const sealed = game?.sealed;
  const isLesson = localGame(match)?.lesson !== undefined;
  const close = (): void => dialog.current?.close();
  const headline =
    reason === 'lapsed'
      ? t('Called off')
      : winner === undefined
        ? t('A draw')
        : winner === names.reader
          ? t('You won!')
          : t('{who} won', { who: upper(person(winner, names)) });
  const last =
    solvedLast(log, winner)?.on ?? view.spaceline.find(({ completedBy }) => completedBy === winner)?.missions[0];
  return (
    <dialog
      ref={dialog}
      aria-label={t('Result')}
      data-theme="night"
      data-result={winner === undefined ? 'draw' : isWatching ? 'over' : winner === me ? 'won' : 'lost'}
      className="result"
    >
      {winner !== undefined && (
        <>
          <div className="result-sun" aria-hidden="true" />
          <Rays x="50%" y="var(--rim)" />
        </>
      )}
      {last !== undefined && <Horizon face={faceOf(last)} />}
      <div className="result-body">
        <div className="result-head">
          <p className="result-why">
            <Why reason={reason} winner={winner} />
          </p>
          <h2>{headline}</h2>
          <dl className="result-score">
            {([me, them] as const).map((player) => (
              <div key={player}>
                <dt>{callingOf(player, names)}</dt>
                <dd className={player === winner ? 'is-winner' : ''}>{view.players[player].score}</dd>
                <dd className="result-small">
                  {view.players[player].bonusPoints === 0
                    ? t('{missionPoints} from missions', { missionPoints: view.players[player].missionPoints })
                    : t('{missionPoints} from missions, {bonusPoints} bonus', {
                        missionPoints: view.players[player].missionPoints,
                        bonusPoints: view.players[player].bonusPoints,
                      })}
                </dd>
                <Counted player={player} />
              </div>
            ))}
          </dl>
          <StandingWords />
        </div>
        {winner !== undefined && <Way player={winner} />}
        <div className="result-foot">
          <Sums />
          <div className="result-ways">
            <a className="btn" href={`#/replay/${match}`}>
              {t('Watch the replay')}
            </a>
            {!isLocal(match) && (
              <a className="btn" href={replayAddress(match)} download>
                {t('Download replay')}
              </a>
            )}
            {isLesson && (
              // The coach has a last word, and the next lesson, behind this.
              <button type="button" className="btn btn-main" onClick={close}>
                {t('On with the lesson')}
              </button>
            )}
            {!isWatching && !isWithPerson && !isLesson && (
              <button type="button" className="btn btn-main" onClick={onPlayAgain}>
                {sealed ? t('Open another box') : t('Play again')}
              </button>
            )}
            {!isWatching && isWithPerson && (
              <Suspense>
                <RematchOffer match={match} name={upper(person(them, names))} />
              </Suspense>
            )}
            {!isLesson && (
              <button type="button" className="btn" onClick={close}>
                {t('Look at the table')}
              </button>
            )}
            {!isWatching && !isLesson && <Reasons match={match} />}
            <a className="btn btn-quiet" href="#/">
              {t('Start page')}
            </a>
          </div>
          {sealed && game && (
            <Suspense>
              <AfterGame sealed={sealed} token={game.token} />
            </Suspense>
          )}
        </div>
      </div>
    </dialog>
  );
}
