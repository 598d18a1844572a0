import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Prompt } from '../panels/prompt.tsx';
import type { Act } from './act.ts';
import { isTheirTurn, isWaiting } from './playback.ts';
import type { Speed } from './settings.ts';
import { setScenes, useSceneSettings } from './settings.ts';
import { continueScene, skipScenes, useStage } from './stage.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** What surrounds a scene is out of reach while it is shown, and whoever had the focus gets it back. */
function useStageAlone(isModal: boolean) {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = scene.current;
    if (!root || !isModal) return undefined;
    const had = document.activeElement;
    const others = [...(root.parentElement?.children ?? [])].filter(
      (one) => one !== root && !(one instanceof HTMLDialogElement) && one.role !== 'status',
    );
    for (const one of others) one.setAttribute('inert', '');
    root.focus({ preventScroll: true });
    return () => {
      for (const one of others) one.removeAttribute('inert');
      if (had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true });
    };
  }, [isModal]);
  return scene;
}

/** A click beside everything that can be pressed means: go on. */
const isBare = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, select, label, section[data-decision]') === null;

interface Props {
  readonly act: Act;
  readonly rank: number;
  readonly label: string;
  readonly title: ReactNode;
  readonly steps?: ReactNode;
  readonly back?: ReactNode;
  readonly outcome: ReactNode;
  readonly children: ReactNode;
}

/** A whole scene: what it is on top, what happens in the middle, what came of it and the way on below. */
export function SceneFrame({ act, rank, label, title, steps, back, outcome, children }: Props) {
  const scene = useStageAlone(true);
  const waits = useStage(({ playback }) => isWaiting(playback));
  return (
    <div
      ref={scene}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      data-theme="night"
      data-scene={act.kind}
      data-rank={rank}
      data-waits={waits || undefined}
      className={`scene scene-${act.kind}`}
      onClick={({ target }) => isBare(target) && continueScene()}
    >
      {back}
      <header className="scene-top">
        <h2>{title}</h2>
        {steps}
      </header>
      {/* On a small screen it scrolls, and the keyboard must reach it. */}
      <div className="scene-main" role="group" aria-label={t('What goes on')} tabIndex={0}>
        {children}
      </div>
      <footer className="scene-foot">
        <div className="scene-outcome">{outcome}</div>
        {waits ? <Prompt inScene /> : <WayOn />}
      </footer>
    </div>
  );
}

/** How far a skip leads: through all that waits, or through the rest of their turn. */
export const SkipWords = () => {
  const isTheirs = useStage(({ playback }) => isTheirTurn(playback));
  return isTheirs ? t('Skip to my turn') : t('Skip all');
};

const speedWords: readonly (readonly [Speed, Label])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
  ['click', 'I click'],
];

/** Continue, at once; and how fast scenes go by themselves. */
export function WayOn() {
  const speed = useSceneSettings((state) => state.speed);
  return (
    <div className="scene-on">
      <button type="button" className="btn btn-main scene-continue" data-continue onClick={continueScene}>
        {t('Continue')} <kbd className="max-lg:hidden">{t('Space::key')}</kbd>
      </button>
      <div className="scene-speed">
        <div role="radiogroup" aria-label={t('Speed of scenes')} className="scene-speeds">
          {speedWords.map(([value, words]) => (
            <button
              key={value}
              type="button"
              role="radio"
              aria-checked={speed === value}
              onClick={() => setScenes({ speed: value })}
            >
              {t(words)}
            </button>
          ))}
        </div>
        <label className="scene-select">
          {t('Speed')}{' '}
          <select value={speed} onChange={({ target }) => setScenes({ speed: target.value as Speed })}>
            {speedWords.map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" data-skip onClick={skipScenes}>
          <SkipWords /> <kbd className="max-lg:hidden">Esc</kbd>
        </button>
      </div>
    </div>
  );
}
