import { t } from '../i18n/t.ts';
import { callingOf, eventWords } from '../i18n/table-words.ts';
import type { Replay } from '@spaceline/protocol';
import type { SeenEvent } from '@spaceline/engine';
import { useEffect, useMemo, useState } from 'react';
import { BoardProvider, useBoard } from '../board/context.tsx';
import { CardChip } from '../board/card-chip.tsx';
import { Hand } from '../board/hand.tsx';
import { Spaceline } from '../board/spaceline.tsx';
import { ask, loadMatch, problemOf, replayAddress } from '../net/api.ts';
import { localFacts } from '../local/facts.ts';
import { isLocal } from '../local/game.ts';
import { learnCards, useTable } from '../net/store.ts';
import { PlayerBar } from '../panels/player-bar.tsx';
import { Moment } from '../panels/top-bar.tsx';
import { localReplay } from './local-replay.ts';
import { Icon } from '../parts/icon.tsx';
import { Sky } from '../parts/sky.tsx';
import { useUpright } from '../parts/use-upright.ts';
import { Keys } from './keys.tsx';
import { PlayOn } from './play-on.tsx';
import { Rail } from './rail.tsx';
import { NotHere, Recording } from './recording.ts';
import type { Side } from './recording.ts';
import { Share } from './share.tsx';
import './replay.css';
import { useSteps } from './use-steps.ts';

const sides = [0, 1, 'open'] as const satisfies readonly Side[];

function Sides({ side, onChange }: { readonly side: Side; readonly onChange: (side: Side) => void }) {
  const { names } = useBoard();
  return (
    <div role="radiogroup" aria-label={t('Whose view')} className="flex flex-wrap gap-1">
      {sides.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === side}
          className={`btn min-h-9 ${one === side ? 'border-gold text-gold' : ''}`}
          onClick={() => onChange(one)}
        >
          {one === 'open' ? t('Open: all cards seen') : t('{who}’s view', { who: names.players[one] })}
        </button>
      ))}
    </div>
  );
}

/** What the last choice brought, as this side saw it. */
function Told({ events }: { readonly events: readonly SeenEvent[] }) {
  const { names } = useBoard();
  return (
    <ol role="log" aria-label={t('What happened')} className="replay-told" data-told>
      {events.map((event, at) => (
        <li key={at}>{eventWords(event, names)}</li>
      ))}
    </ol>
  );
}

/** The other hand, which lies open too where nothing is hidden. */
function OtherHand() {
  const { view, them, names } = useBoard();
  const { hand } = view.players[them].piles;
  if (hand.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1 px-3 py-1" data-other-hand>
      <span className="text-sm text-soft">{t('Hand of {who}', { who: callingOf(them, names) })}</span>
      {hand.map((card) => (
        <CardChip key={card} card={card} />
      ))}
    </div>
  );
}

/** Rows that are looked at, and hardly touched. */
const seen = 40;

interface Opened {
  readonly match: string;
  readonly recording: Recording;
  readonly from: number;
}

function Player({ match, recording, from }: Opened) {
  const [side, setSide] = useState<Side>('open');
  const steps = useSteps(recording, from, match);
  const { view, events } = useMemo(() => recording.at(steps.at, side), [recording, steps.at, side]);
  const upright = useUpright();
  const share = <Share match={match} recording={recording} />;
  const playOn = !isLocal(match) && <PlayOn match={match} at={steps.at} disabled={view.phase === 'over'} />;
  const [above, below] = side === 1 ? ([0, 1] as const) : ([1, 0] as const);
  return (
    <BoardProvider view={view}>
      <div className={`stage replay ${upright ? 'stage-upright' : 'stage-lying'}`} data-replay={steps.at}>
        <Sky />
        <header className="replay-head">
          <a className="btn btn-quiet min-h-9 px-2" href="#/" aria-label={t('Start page')}>
            <Icon name="back" />
          </a>
          <h1 className="m-0 text-base">
            <Moment />
          </h1>
          <Sides side={side} onChange={setSide} />
          {upright ? (
            // Held upright, the room belongs to the line.
            <details className="replay-more">
              <summary className="btn" aria-label={t('Share or play on')}>
                <Icon name="menu" />
              </summary>
              <div>
                {share}
                {playOn}
              </div>
            </details>
          ) : (
            share
          )}
        </header>
        <main className="replay-main">
          <div className="replay-seat">
            <PlayerBar player={above} />
            {side === 'open' && <OtherHand />}
          </div>
          <div className="stage-field">
            <Spaceline least={seen} />
          </div>
          <div className="replay-seat replay-mine">
            <PlayerBar player={below} />
            <Hand />
          </div>
        </main>
        <footer className="replay-foot">
          <div className="replay-bar">
            <Told events={events} />
            <Keys steps={steps} length={recording.length} />
            {!upright && playOn}
          </div>
          <Rail recording={recording} steps={steps} />
        </footer>
      </div>
    </BoardProvider>
  );
}

const load = async (match: string): Promise<Recording> =>
  new Recording(isLocal(match) ? localReplay(match) : await ask<Replay>(replayAddress(match)));

/** A finished game, at any of its choices, from either side or open. */
export default function ReplayPage({ match, from }: { readonly match: string; readonly from: number }) {
  const [recording, setRecording] = useState<Recording>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    learnCards().catch(() => undefined);
    (isLocal(match) ? Promise.resolve(localFacts(match)) : loadMatch(match))
      .then((facts) => useTable.setState({ facts }))
      .catch(() => undefined);
    load(match)
      .then(setRecording)
      .catch((error: unknown) =>
        setProblem(
          error instanceof NotHere
            ? t('This game cannot be shown here: {why}.', { why: error.message })
            : problemOf(error).why,
        ),
      );
  }, [match]);
  if (recording) return <Player match={match} recording={recording} from={from} />;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col gap-4 text-center">
        <h1 className="m-0 text-2xl">{t('Replay')}</h1>
        <p role="status" className="m-0 text-soft">
          {problem ? t('The replay was not opened: {problem}', { problem }) : t('Playing the game again …')}
        </p>
        {problem && (
          <a className="btn" href={`#/table/${match}`}>
            {t('Go to the table')}
          </a>
        )}
        <a className="btn" href="#/">
          {t('Start page')}
        </a>
      </div>
    </main>
  );
}
