import { useEffect, useState } from 'react';
import { useBoard } from '../board/context.tsx';
import { sendAct, useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';

/** Milliseconds after which somebody who waits may wonder whether anybody is there. */
const wondering = 45_000;

/** Somebody who waits for a person who is not there may claim the match; the server says since when they are away. */
function Waited() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), wondering);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <button type="button" className="btn btn-quiet text-sm" data-claim onClick={() => sendAct({ act: 'claim' })}>
      {t('Nobody there? Claim the game')}
    </button>
  );
}

export function ClaimButton() {
  const { view, me, them, isWatching } = useBoard();
  const other = useTable((state) => state.facts?.players[them]);
  const seq = useTable((state) => state.table?.seq);
  const isWaiting = view.deciding.includes(them) && !view.deciding.includes(me);
  if (isWatching || !isWaiting || other?.bot !== false) return null;
  return <Waited key={seq} />;
}
