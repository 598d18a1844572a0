import { upper } from '@spaceline/protocol';
import { useEffect, useState } from 'react';
import { useBoard } from '../board/context.tsx';
import { callingOf } from '../i18n/table-words.ts';
import { sendAct } from '../net/store.ts';
import type { Standing } from '../net/wire.ts';
import { timeShown } from './time-left.ts';
import { t } from '../i18n/t.ts';

/** Milliseconds between two looks at the clock. */
const often = 1_000;

/** While one player was never at the match: who is waited for, how long, and the way to call it off. */
export function Awaited({ awaited }: { readonly awaited: NonNullable<Standing['awaited']> }) {
  const { me, names, isWatching } = useBoard();
  // Only what passed since it was told is measured here: what the browser's clock says does not matter.
  const [since, setSince] = useState(0);
  const { ends, now } = awaited;
  useEffect(() => {
    const told = Date.now();
    const timer = setInterval(() => setSince(Date.now() - told), often);
    return () => clearInterval(timer);
  }, [ends, now]);
  const [missing] = awaited.players.filter((player) => isWatching || player !== me);
  if (missing === undefined) return null;
  const time = timeShown(Math.max(0, ends - now - since));
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-edge-strong p-2" data-awaited={missing}>
      <p className="m-0 min-w-0 flex-1 tabular-nums">
        {t('Waiting for {who} to come; no clock has begun. In {time} the game is called off, without a winner.', {
          who: upper(callingOf(missing, names)),
          time,
        })}
      </p>
      {!isWatching && (
        <button type="button" className="btn" data-cancel onClick={() => sendAct({ act: 'cancel' })}>
          {t('Call it off')}
        </button>
      )}
    </div>
  );
}
