import { useTable } from '../net/store.ts';
import { clockWords, timeWords } from '../parts/clock-words.ts';
import { Icon } from '../parts/icon.tsx';
import { useClock } from '../parts/use-clock.ts';
import { t } from '../i18n/t.ts';

const soon = 300;

/** The time left of the round, where the match has one; the server ends the game when it is up (WS-5.1). */
export function RoundClock() {
  const ends = useTable(({ table }) => table?.round?.ends);
  const now = useTable(({ table }) => table?.round?.now);
  const paused = useTable(({ table }) => table?.standing?.paused);
  const seconds = useClock(ends, now, paused);
  if (seconds === undefined) return null;
  return (
    <span
      role="timer"
      aria-label={t('Round: {timeWords}', { timeWords: timeWords(seconds) })}
      title={t('Time left of the round')}
      data-round={seconds}
      className={`flex items-center gap-1.5 font-semibold tabular-nums ${seconds < soon ? 'text-gold' : ''}`}
    >
      <Icon name="clock" />
      {clockWords(seconds)}
    </span>
  );
}
