import type { IconName } from '@spaceline/art';
import { useBoard } from '../board/context.tsx';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { Sign } from '../parts/sign.tsx';
import type { Moment, Recording } from './recording.ts';
import { areaOf, numbered, scoresOf } from './scores.ts';
import type { Steps } from './use-steps.ts';

const signs: Readonly<Record<Exclude<Moment['kind'], 'turn' | 'points'>, IconName>> = {
  attempt: 'attempt',
  battle: 'battle',
  loss: 'killed',
  end: 'stop',
};

/** Points say how many; the rest is known by its sign. */
const Mark = ({ kind, n }: Moment) =>
  kind === 'points' ? n : kind === 'turn' ? null : <Sign name={signs[kind]} size={15} />;

const kindWords: Readonly<Record<keyof typeof signs, Label>> = {
  attempt: 'attempt::moment',
  battle: 'battle::moment',
  loss: 'loss',
  end: 'end',
};

const momentWords = ({ kind, n }: Moment): string => {
  if (kind === 'turn') return t('Turn {turn}', { turn: n });
  return kind === 'points' ? t('{points} points', { points: n }) : t(kindWords[kind]);
};

const words = (moment: Moment): string => {
  const what = momentWords(moment);
  return moment.player === -1 ? what : t('{what} (player {n})', { what, n: moment.player + 1 });
};

/** What the marks on the line mean, of those that are there. */
function Legend({ moments }: { readonly moments: readonly Moment[] }) {
  const { them, me, names } = useBoard();
  const kinds = (Object.keys(signs) as (keyof typeof signs)[]).filter((kind) =>
    moments.some((moment) => moment.kind === kind),
  );
  return (
    <p className="replay-legend" aria-hidden="true">
      <span className="text-theirs">{t('{who} above', { who: names.players[them] })}</span>
      {kinds.map((kind) => (
        <span key={kind}>
          <Sign name={signs[kind]} size={14} /> {t(kindWords[kind])}
        </span>
      ))}
      {moments.some(({ kind }) => kind === 'points') && (
        <span>
          <b>30</b> {t('points::moment')}
        </span>
      )}
      <span className="text-mine">{t('{who} below', { who: names.players[me] })}</span>
    </p>
  );
}

/** As many numbers of turns as stand apart on a desktop. */
const mostNumbers = 24;

/** The game as a line: what happened above and below it, the scores behind, turns along it, and a slider to go anywhere. */
export function Rail({ recording, steps }: { readonly recording: Recording; readonly steps: Steps }) {
  const { length, moments } = recording;
  const { at, go } = steps;
  const { me, them } = useBoard();
  const shown = moments.filter(({ kind }) => kind !== 'turn');
  const place = (choices: number): string => `${(choices / Math.max(1, length)) * 100}%`;
  return (
    <>
      <div className="replay-rail">
        <svg viewBox={`0 -50 ${Math.max(1, length)} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className="replay-their-score" d={areaOf(scoresOf(moments, them), length, -50)} />
          <path className="replay-my-score" d={areaOf(scoresOf(moments, me), length, 50)} />
        </svg>
        {numbered(moments, mostNumbers).map(({ at: begun, n }) => (
          <span key={n} className="replay-turn" style={{ left: place(begun) }} aria-hidden="true">
            {n}
          </span>
        ))}
        <input
          type="range"
          aria-label={t('Choices made')}
          className="accent-gold"
          min={0}
          max={length}
          value={at}
          onChange={({ target }) => go(Number(target.value))}
        />
        <div aria-label={t('Moments')} role="group">
          {shown.map((moment, index) => (
            <button
              key={`${moment.at} ${index}`}
              type="button"
              data-moment-at={moment.at}
              title={words(moment)}
              aria-label={t('Go to: {moment}', { moment: words(moment) })}
              className={moment.player === them ? 'is-theirs' : 'is-mine'}
              style={{ left: place(moment.at) }}
              onClick={() => go(moment.at)}
            >
              <Mark {...moment} />
            </button>
          ))}
        </div>
      </div>
      <Legend moments={shown} />
    </>
  );
}
