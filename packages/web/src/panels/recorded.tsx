import { upper } from '@spaceline/protocol';
import { eventWords, person } from '../i18n/table-words.ts';
import { useEffect, useMemo, useState } from 'react';
import { loadUnwritten, replayAddress } from '../net/api.ts';
import { forgetGame } from '../net/saved.ts';
import { useTable } from '../net/store.ts';
import type { Table } from '../net/table.ts';
import type { Names } from '../words.ts';
import { Connection } from './connection.tsx';
import { namesIn, strangersIn } from './recorded-names.ts';
import { rich, t } from '../i18n/t.ts';

type Titles = ReadonlyMap<string, { readonly title: string }>;

/** The pool, and once they are told the titles in the log that are not written. */
function useTitles(log: Table['log']): Titles {
  const faces = useTable((state) => state.faces);
  const [more, setMore] = useState<Titles>(new Map());
  const titles = useMemo(() => new Map([...faces, ...more]), [faces, more]);
  const missing = faces.size > 0 ? strangersIn(log, titles).slice(0, 60).join() : '';
  useEffect(() => {
    if (!missing) return;
    const ids = missing.split(',');
    // What the server does not know either keeps its id for a name.
    const unknown = ids.map((id) => [id, { title: id }] as const);
    loadUnwritten(ids)
      .then((cards) =>
        setMore((known) => new Map([...known, ...unknown, ...cards.map((card) => [card.id, card] as const)])),
      )
      .catch(() => undefined);
  }, [missing]);
  return titles;
}

const headline = ({ over }: Table, names: Names): string => {
  if (!over) return t('This match stands still');
  const { winner } = over;
  return winner === undefined ? t('A draw') : t('{who} won', { who: upper(person(winner, names)) });
};

/** A match that other rules began: why there is no table, and all that happened. */
export function RecordedMatch({ table }: { readonly table: Table }) {
  const { match, log, seat, recorded, over } = table;
  const seats = useTable((state) => state.facts?.players);
  const titles = useTitles(log);
  const names = useMemo(() => namesIn(log, seat, titles, seats), [log, seat, titles, seats]);
  return (
    <main className="mx-auto flex h-dvh max-w-3xl flex-col gap-3 p-4">
      <Connection />
      <h1 className="m-0 text-2xl font-bold text-gold">{headline(table, names)}</h1>
      {recorded && (
        <p role="status" className="m-0">
          {rich('{what}: {why}. This is what happened.', {
            what: <span lang="en">{recorded.what}</span>,
            why: <span lang="en">{recorded.why}</span>,
          })}
        </p>
      )}
      {!over && <p className="m-0 text-soft">{t('It goes on here by itself once a server has its rules.')}</p>}
      <ol
        role="log"
        aria-label={t('Log')}
        tabIndex={0}
        className="panel m-0 flex min-h-0 flex-1 list-none flex-col gap-1 overflow-y-auto p-3"
      >
        {log.map((event, at) => (
          <li key={at} className="leading-snug">
            {eventWords(event, names)}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {over && (
          <a className="btn" href={replayAddress(match)} download>
            {t('Download replay')}
          </a>
        )}
        <a
          className="btn btn-main"
          href="#/"
          onClick={() => {
            if (over) forgetGame(match);
          }}
        >
          {t('Back to the start page')}
        </a>
      </div>
    </main>
  );
}
