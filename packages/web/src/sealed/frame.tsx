import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { clockWords, timeWords } from '../parts/clock-words.ts';
import { Icon } from '../parts/icon.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { Sky } from '../parts/sky.tsx';
import { useClock } from '../parts/use-clock.ts';
import { useWide } from '../parts/use-wide.ts';
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

/** The head of every page of a sealed session; on a small screen without the ways to other rooms. */
export function SealedHead({
  state,
  sticks = false,
  children,
}: {
  readonly state?: SealedState | undefined;
  /** It stays above what is scrolled. */
  readonly sticks?: boolean;
  readonly children?: ReactNode;
}) {
  const wide = useWide();
  if (wide)
    return (
      <div className="border-b border-edge px-4 lg:px-7">
        <SiteHeader>
          {state && <BuildClock state={state} />}
          {children}
        </SiteHeader>
      </div>
    );
  return (
    <>
      {/* Beside the head and not in it: one that stays above what is scrolled would lift the sky with it. */}
      <div className="site-sky" aria-hidden="true">
        <Sky />
      </div>
      <header
        className={`flex min-h-14 items-center gap-x-4 gap-y-2 border-b border-edge px-4 py-1.5 ${sticks ? 'sticky top-0 z-10 bg-void' : ''}`}
      >
        <a
          href="#/"
          className="flex min-h-11 items-center font-(family-name:--display) font-bold tracking-[0.12em] text-ink no-underline"
        >
          SPACELINE
        </a>
        <span className="flex-1" />
        {state && <BuildClock state={state} />}
        {children}
      </header>
    </>
  );
}
