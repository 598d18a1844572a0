import { Suspense, lazy, useEffect } from 'react';
import { LiveNews } from './live-news.tsx';
import { actNow, crowdNow, isBusy, rankNow } from './playback.ts';
import { continueScene, skipScenes, useStage } from './stage.ts';
import './scenes.css';

const fetchScene = () => import('./scene.tsx');
const Scene = lazy(fetchScene);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

/** What keys mean to a scene. */
const meanings: Readonly<Record<string, () => void>> = {
  ' ': continueScene,
  Enter: continueScene,
  ArrowRight: continueScene,
  Escape: skipScenes,
};

/** While something is shown, keys mean the scene or the browser, and nothing behind it. */
function press(event: KeyboardEvent): void {
  const { playback } = useStage.getState();
  if (!isBusy(playback) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Tab' || event.key === 'Shift') return;
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
  event.stopImmediatePropagation();
  if (onButton && (event.key === 'Enter' || event.key === ' ')) return;
  const meant = meanings[event.key];
  if (!meant) return;
  event.preventDefault();
  if (!event.repeat) meant();
}

/** Over the table: whatever is being shown of what happened. */
export function Scenes() {
  const playback = useStage((state) => state.playback);
  useEffect(() => {
    // There before it is needed.
    fetchScene().catch(() => undefined);
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  const act = actNow(playback);
  return (
    <>
      <LiveNews />
      <Suspense>
        {act && (
          <Scene
            key={`${act.id}${playback.again ? ' again' : ''}`}
            act={act}
            at={rankNow(playback)}
            crowd={crowdNow(playback)}
          />
        )}
      </Suspense>
    </>
  );
}
