import { useEffect, useState } from 'react';
import type { Company } from '@spaceline/protocol';
import { upper } from '@spaceline/protocol';
import { callingOf } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { sendAct, useTable } from '../net/store.ts';
import { usePeople } from '../people/store.ts';
import { timeShown } from './time-left.ts';
import { t } from '../i18n/t.ts';

/** Milliseconds between two looks at the clock. */
const often = 200;

/** Milliseconds within which what the server tells of the table and of the people belongs together. */
const atOnce = 2_000;

type Known = Pick<Company, 'now' | 'patience'> & { readonly claimable: number };

/** Counts down to the moment from which on the match may be claimed, then offers to. */
function Away({ who, company, told }: { readonly who: string; readonly company: Known; readonly told: number }) {
  const [now, setNow] = useState(() => Date.now());
  const [since] = useState(now);
  // Only what passed since it was told is measured here: what the browser's clock says does not matter.
  const claimable = told + company.claimable - company.now;
  // Who is asked only now is waited for only now.
  const left = Math.max(claimable, since - told > atOnce ? since + company.patience : 0) - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-edge-strong p-2" data-away>
      <p className="m-0 min-w-0 flex-1 tabular-nums">
        {isOver
          ? t('{who} is away. Go on waiting, or claim the game.', { who })
          : t('{who} is away. You may claim the game in {time}.', { who, time: timeShown(left) })}
      </p>
      {isOver && (
        <button type="button" className="btn" data-claim onClick={() => sendAct({ act: 'claim' })}>
          {t('Claim the game')}
        </button>
      )}
    </div>
  );
}

/** Whoever waits for a person who is not there sees how long they have to, and may claim the match then. */
export function ClaimButton() {
  const { view, me, them, names, isWatching } = useBoard();
  const seq = useTable(({ table }) => table?.seq);
  const paused = useTable(({ table }) => table?.standing?.paused);
  const company = usePeople((state) => state.company);
  const told = usePeople((state) => state.told);
  const isWaiting = view.deciding.includes(them) && !view.deciding.includes(me);
  const claimable = company?.players[them].claimable;
  if (isWatching || paused || !isWaiting || !company || claimable === undefined) return null;
  return <Away key={seq} who={upper(callingOf(them, names))} company={{ ...company, claimable }} told={told} />;
}
