import type { Player } from '@spaceline/engine';
import { useEffect, useState } from 'react';
import { useTable } from '../net/store.ts';
import type { Clocks } from './time-left.ts';
import { timeLeft, timeShown } from './time-left.ts';
import { t } from '../i18n/t.ts';

const often = 200;
const little = 60_000;

function Left({ clocks, player }: { readonly clocks: Clocks; readonly player: Player }) {
  // Only what passed since it was told is measured here: what the browser's clock says does not matter.
  const [since, setSince] = useState(0);
  const runs = clocks.running.includes(player);
  useEffect(() => {
    if (!runs) return undefined;
    const told = Date.now();
    const timer = setInterval(() => setSince(Date.now() - told), often);
    return () => clearInterval(timer);
  }, [runs]);
  const left = timeLeft(clocks, player, (clocks.elapsed ?? 0) + since);
  const colour = left < little ? 'text-bad' : runs ? 'text-gold' : 'text-soft';
  return (
    <span
      role="timer"
      title={runs ? t('Time left to think: it runs') : t('Time left to think')}
      data-thinking={player}
      data-runs={runs}
      className={`rounded-md border px-1.5 text-sm font-semibold tabular-nums ${runs ? 'border-gold' : 'border-edge'} ${colour}`}
    >
      {timeShown(left)}
    </span>
  );
}

/** The time a player has left to think, beside the name, where the match has a clock. */
export function ThinkingClock({ player }: { readonly player: Player }) {
  const clocks = useTable(({ table }) => table?.standing?.clocks);
  if (!clocks) return null;
  return <Left key={`${clocks.now} ${clocks.elapsed}`} clocks={clocks} player={player} />;
}
