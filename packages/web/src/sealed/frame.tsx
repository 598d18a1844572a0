import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { clockWords, timeWords } from '../parts/clock-words.ts';
import { Icon } from '../parts/icon.tsx';
import { useClock } from '../parts/use-clock.ts';
import type { SealedState } from '../net/wire.ts';

/** The last minutes are shown as such. */
const soon = 300;

/** The time left to build, as the server keeps it; the bar says the same without numbers. */
export function BuildClock({ state }: { readonly state: SealedState }) {
  const seconds = useClock(state.deadline, state.now);
  if (seconds === undefined) return null;
  const share = Math.min(1, (seconds * 1000) / state.lasts.building);
  return (
    <div
      role="timer"
      aria-label={t('Time to build: {time}', { time: timeWords(seconds) })}
      data-clock={seconds}
      className={`flex items-center gap-2 whitespace-nowrap ${seconds < soon ? 'text-gold' : ''}`}
    >
      <Icon name="clock" size={20} />
      <b className="text-2xl leading-none tabular-nums max-sm:text-xl">{clockWords(seconds)}</b>
      <span className="h-2 w-28 overflow-hidden rounded-full bg-raised max-md:hidden" aria-hidden="true">
        <span className="block h-full origin-left rounded-full bg-current" style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}

/** The head of every page of a sealed session. */
export function SealedHead({
  state,
  children,
}: {
  readonly state?: SealedState | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <header className="flex min-h-14 items-center gap-x-4 gap-y-2 border-b border-edge bg-void/90 px-4 py-1.5 lg:px-7">
      <a href="#/" className="flex min-h-11 items-center font-bold tracking-wide text-ink no-underline">
        Spaceline
      </a>
      <span className="text-soft max-lg:hidden">Warp Speed</span>
      <span className="flex-1" />
      {state && <BuildClock state={state} />}
      {children}
    </header>
  );
}
