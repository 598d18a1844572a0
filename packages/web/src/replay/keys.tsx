import { rich, t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import type { Label } from '../i18n/t.ts';
import type { Speed, Steps } from './use-steps.ts';

const speeds: readonly (readonly [Speed, Label])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
];

const Speeds = ({ speed, setSpeed }: Steps) => (
  <span role="radiogroup" aria-label={t('Speed')} className="replay-speeds">
    {speeds.map(([one, words]) => (
      <button key={one} type="button" role="radio" aria-checked={one === speed} onClick={() => setSpeed(one)}>
        {t(words)}
      </button>
    ))}
  </span>
);

/** One choice or one moment on or back, and play. */
export function Keys({ steps, length }: { readonly steps: Steps; readonly length: number }) {
  const { at, playing, by, toMoment, play } = steps;
  return (
    <div className="replay-keys">
      <div>
        <button type="button" aria-label={t('Previous moment')} onClick={() => toMoment(-1)}>
          <Icon name="toStart" />
        </button>
        <button type="button" aria-label={t('One choice back')} onClick={() => by(-1)}>
          <Icon name="back" />
        </button>
        <button type="button" className="replay-play" aria-pressed={playing} onClick={play}>
          {playing ? t('Pause') : t('Play::replay')}
        </button>
        <button type="button" aria-label={t('One choice on')} onClick={() => by(1)}>
          <Icon name="on" />
        </button>
        <button type="button" aria-label={t('Next moment')} onClick={() => toMoment(1)}>
          <Icon name="toEnd" />
        </button>
      </div>
      <div>
        <span>{t('{at} of {length} choices', { at, length })}</span>
        <Speeds {...steps} />
      </div>
      <span className="replay-help">
        {rich('{space} play, {left} {right} step, {shift} next moment', {
          space: <b>{t('Space::key')}</b>,
          left: <b>←</b>,
          right: <b>→</b>,
          shift: <b>{t('Shift →')}</b>,
        })}
      </span>
    </div>
  );
}
