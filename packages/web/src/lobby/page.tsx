import { useEffect, useRef } from 'react';
import { tableAddress } from '../pages/play-now.ts';
import { Icon } from '../parts/icon.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { Told } from '../parts/told.tsx';
import { loadTable } from '../people/api.ts';
import type { ListedMatch, OpenTableFacts } from '../people/api.ts';
import { MeChip, profileAddress } from '../people/me-chip.tsx';
import { attendLobby, usePeople } from '../people/store.ts';
import { useNow } from '../people/use-now.ts';
import { waitsWords, ratingWords } from '../people/words.ts';
import { OpenTable } from './open-table.tsx';
import { termsWords } from './terms-words.ts';
import { WaitingTable, goTo } from './waiting-table.tsx';
import { YourGames } from './your-games.tsx';
import { WorldLine } from './world-line.tsx';
import { t } from '../i18n/t.ts';

function TableRow({ table, now }: { readonly table: OpenTableFacts; readonly now: number }) {
  const { host } = table;
  return (
    <li className="flex items-center gap-3 border-b border-edge py-3" data-table={table.table}>
      <span
        className={`size-2.5 shrink-0 rounded-full ${host.here ? 'bg-good' : 'bg-edge-strong'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1">
        <a className="font-semibold text-ink" href={profileAddress(host.person)}>
          {host.name}
        </a>
        {host.rating && <span className="text-soft"> {ratingWords(host.rating)}</span>}
        {host.guest && <span className="badge ml-2">{t('guest')}</span>}
        <span className="block text-sm text-soft">{termsWords(table).join(' · ')}</span>
        <span className="block text-sm text-soft">
          {host.here ? t('here') : t('away')}, {waitsWords(table.created, now)}
        </span>
      </span>
      <a className="btn no-underline" href={`#/t/${table.table}`}>
        {t('Sit down')}
      </a>
    </li>
  );
}

function WatchRow({ game }: { readonly game: ListedMatch }) {
  const [one, two] = game.seats;
  return (
    <li className="panel flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
      <span className="min-w-0 flex-1">
        <b>{one.name}</b>{' '}
        {game.stands && (
          <span className="font-bold">
            <span className="text-mine">{game.stands.scores[0]}</span> :{' '}
            <span className="text-theirs">{game.stands.scores[1]}</span>
          </span>
        )}{' '}
        <b>{two.name}</b>
        <span className="block text-sm text-soft">
          {game.formatName}
          {game.stands ? t(' · turn {turn}', { turn: game.stands.turn }) : t(' · seen later')}
        </span>
      </span>
      <a className="btn no-underline" href={tableAddress(game.match)}>
        {t('Watch')}
      </a>
      <WorldLine line={game.stands?.line} />
    </li>
  );
}

/** Whoever looks when somebody sits down at their table is at the game at once. */
function useSeated(tables: readonly OpenTableFacts[] | undefined): void {
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!tables) return;
    const now = tables.filter(({ own }) => own).map(({ table }) => table);
    const gone = waiting.current.filter((table) => !now.includes(table));
    waiting.current = now;
    for (const table of gone)
      loadTable(table).then(
        ({ match, sealedSession }) =>
          goTo({
            ...(match === undefined ? {} : { match }),
            ...(sealedSession === undefined ? {} : { sealed: sealedSession }),
          }),
        () => undefined,
      );
  }, [tables]);
}

const none: readonly OpenTableFacts[] = [];

/** Where people meet: a link for a friend, one's games, tables that wait, and games to watch. */
export default function LobbyPage() {
  const lobby = usePeople((state) => state.lobby);
  const problem = usePeople((state) => state.problem);
  const now = useNow();
  useEffect(attendLobby, []);
  const tables = lobby?.tables ?? none;
  useSeated(lobby?.tables);
  const others = tables.filter((table) => !table.own);
  return (
    <div className="mx-auto max-w-360 px-4 pb-12">
      <SiteHeader here="lobby">
        <span className="flex items-center gap-2 text-soft">
          <Icon name="people" />
          {lobby ? t('{here} here', { here: lobby.here }) : ''}
        </span>
        <MeChip />
      </SiteHeader>
      <main>
        <h1 className="sr-only">{t('Lobby')}</h1>
        <Told problem={problem} />
        {/* Three columns on a desk; on a phone what waits stands before what one could begin. */}
        <div className="lobby-rooms mt-4">
          <div className="lobby-friend flex flex-col gap-4">
            {tables
              .filter((table) => table.own)
              .map((table) => (
                <WaitingTable key={table.table} table={table} />
              ))}
            <OpenTable onOpened={() => scrollTo({ top: 0 })} />
          </div>
          <YourGames className="lobby-games" />
          <section aria-label={t('Open tables')} className="lobby-tables">
            <h2 className="m-0 text-2xl font-bold">{t('Open tables')}</h2>
            {others.length === 0 ? (
              <p className="text-soft">
                {t('Nobody waits right now. Open a table, or let the computer sit down at yours.')}
              </p>
            ) : (
              <ul className="m-0 list-none p-0">
                {others.map((table) => (
                  <TableRow key={table.table} table={table} now={now} />
                ))}
              </ul>
            )}
          </section>
        </div>
        {lobby && lobby.watch.length > 0 && (
          <section aria-label={t('Watch')} className="mt-6">
            <h2 className="m-0 mb-2 text-2xl font-bold">{t('Watch')}</h2>
            <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))] gap-3 p-0">
              {lobby.watch.map((game) => (
                <WatchRow key={game.match} game={game} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
