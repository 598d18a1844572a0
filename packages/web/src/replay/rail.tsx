import type { IconName } from '@spaceline/art';
import { rich, t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import { Sign } from '../parts/sign.tsx';
import type { Moment, Recording } from './recording.ts';
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

/** The game as a line: moments above it, a slider to go anywhere, and steps. */
export function Rail({ recording, steps }: { readonly recording: Recording; readonly steps: Steps }) {
  const { length, moments } = recording;
  const { at, playing, go, by, toMoment, play } = steps;
  const shown = moments.filter(({ kind }) => kind !== 'turn');
  return (
    <div className="flex flex-col gap-1">
      <div className="replay-rail" aria-label={t('Moments')}>
        {shown.map((moment, index) => (
          <button
            key={`${moment.at} ${index}`}
            type="button"
            data-moment-at={moment.at}
            title={words(moment)}
            aria-label={t('Go to: {moment}', { moment: words(moment) })}
            className={moment.player === 1 ? 'is-theirs' : 'is-mine'}
            style={{ left: `${(moment.at / Math.max(1, length)) * 100}%` }}
            onClick={() => go(moment.at)}
          >
            <Mark {...moment} />
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label={t('Choices made')}
        className="w-full accent-gold"
        min={0}
        max={length}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <button type="button" className="btn min-h-9" aria-label={t('Previous moment')} onClick={() => toMoment(-1)}>
          <Icon name="toStart" />
        </button>
        <button type="button" className="btn min-h-9" aria-label={t('One choice back')} onClick={() => by(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" className="btn min-h-9" aria-pressed={playing} onClick={play}>
          {playing ? t('Pause') : t('Play::replay')}
        </button>
        <button type="button" className="btn min-h-9" aria-label={t('One choice on')} onClick={() => by(1)}>
          <Icon name="on" />
        </button>
        <button type="button" className="btn min-h-9" aria-label={t('Next moment')} onClick={() => toMoment(1)}>
          <Icon name="toEnd" />
        </button>
        <span className="text-sm text-soft">{t('{at} of {length} choices', { at, length })}</span>
        <span className="ml-auto hidden text-sm text-soft lg:inline">
          {rich('{space} play, {left} {right} step, {shift} next moment', {
            space: <b>{t('Space::key')}</b>,
            left: <b>←</b>,
            right: <b>→</b>,
            shift: <b>{t('Shift →')}</b>,
          })}
        </span>
      </div>
    </div>
  );
}
