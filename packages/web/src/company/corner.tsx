import { Suspense, lazy, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBoard } from '../board/context.tsx';
import { isLocal } from '../local/game.ts';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { attendTable, usePeople } from '../people/store.ts';
import { PresenceDot } from './presence.tsx';
import { t } from '../i18n/t.ts';

const Talk = lazy(async () => ({ default: (await import('./talk.tsx')).Talk }));

/** Who is at the table, and the way to talk with them; nothing where one plays the computer alone. */
export function CompanyCorner() {
  const match = useTable((state) => state.table?.match) ?? '';
  const players = useTable((state) => state.facts?.players);
  const company = usePeople((state) => state.company);
  const unread = usePeople(({ said, read, me }) =>
    said.reduce((sum, { id, person }) => sum + Number(Number(id) > Number(read) && person !== me?.person), 0),
  );
  const [open, setOpen] = useState(false);
  const { them, isWatching } = useBoard();
  useEffect(() => (match === '' || isLocal(match) ? undefined : attendTable(match)), [match]);
  const watched = (company?.watchers.length ?? 0) + (company?.strangers ?? 0);
  const isAlone = players?.some(({ bot }) => bot) && !isWatching && watched === 0;
  if (!players || isAlone) return null;
  return (
    <>
      {!isWatching && <PresenceDot player={them} />}
      <button
        type="button"
        className="btn relative size-10 min-h-10 p-0"
        aria-label={unread > 0 ? t('Talk, {unread} new', { unread }) : t('Talk')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="talk" />
        {unread > 0 && !open && (
          <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-gold px-1 text-sm font-bold text-[#231803]">
            {unread}
          </span>
        )}
      </button>
      {open &&
        // Over the table as a whole, not only over the bar it is opened from.
        createPortal(
          <Suspense>
            <Talk match={match} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
