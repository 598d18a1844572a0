import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { judgedIn, keyOf } from '../pages/kept-format.ts';
import { useChecked, useLibrary } from '../pages/use-setting.ts';
import { FormatClauses } from '../parts/format-clauses.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { loadTable, sitDown } from '../people/api.ts';
import type { OpenTableAsked, OpenTableFacts } from '../people/api.ts';
import { MeChip } from '../people/me-chip.tsx';
import { attendLobby, beSomebody, usePeople } from '../people/store.ts';
import { ratingWords } from '../people/words.ts';
import { DeckPicker } from './deck-picker.tsx';
import type { PickedDeck } from './deck-picker.tsx';
import { termsWords } from './terms-words.ts';
import { WaitingTable, goTo } from './waiting-table.tsx';
import { rich, t } from '../i18n/t.ts';

function Sitting({ table }: { readonly table: OpenTableFacts }) {
  const [failed, setFailed] = useState<Problem>();
  const { decks } = useLibrary(setFailed);
  const checked = useChecked(table.house, setFailed);
  const [deck, setDeck] = useState<PickedDeck>();
  const { busy, problem, attempt } = useDeed();
  const isGuest = usePeople((state) => state.me?.guest !== false);
  const format = table.house === undefined ? table.format : keyOf({ name: table.formatName });
  const judged = checked?.ok ? judgedIn(decks, format, checked.illegalDecks) : decks;
  const sit = () =>
    attempt(async () => {
      await beSomebody();
      goTo(await sitDown(table.table, deck as OpenTableAsked['deck']));
    });
  return (
    <section aria-label={t('Invitation')} className="panel mx-auto mt-8 flex max-w-xl flex-col gap-4 p-6">
      <h1 className="m-0 text-3xl font-bold">{t('{name} invites you to a game', { name: table.host.name })}</h1>
      <p className="m-0 text-lg text-soft">
        {termsWords(table).join(' · ')}
        {table.host.rating &&
          t(' · {name} has {ratingWords} in this format', {
            name: table.host.name,
            ratingWords: ratingWords(table.host.rating),
          })}
      </p>
      {checked?.ok && (
        <FormatClauses name={table.formatName} clauses={checked.format.clauses} className="btn self-start">
          {t('Read the clauses of {formatName}', { formatName: table.formatName })}
        </FormatClauses>
      )}
      <Told problem={problem ?? failed} />
      {table.rated && isGuest && (
        <p className="m-0">
          {rich('This game is rated: {link} first, then come back to this link.', {
            link: <a href="#/you">{t('take a name and a password')}</a>,
          })}
        </p>
      )}
      {!table.sealed && <DeckPicker decks={judged} format={format} onPick={setDeck} />}
      <button type="button" className="btn btn-main self-start px-8 py-3 text-lg" disabled={busy} onClick={sit}>
        {busy ? t('Setting the table …') : t('Sit down and play')}
      </button>
      <p className="m-0 text-sm text-soft">
        {t('No account needed. The game stays in your list, also if you close this page.')}
      </p>
    </section>
  );
}

/** A table by its link: for the one who waits, the one who is invited, and whoever comes too late. */
export default function InvitationPage({ table: id }: { readonly table: string }) {
  const [table, setTable] = useState<OpenTableFacts>();
  const [problem, setProblem] = useState<Problem>();
  const look = useCallback(() => {
    loadTable(id).then(setTable, (error: unknown) => setProblem(problemOf(error)));
  }, [id]);
  const stirred = usePeople((state) => state.lobby);
  const me = usePeople((state) => state.me?.person);
  useEffect(attendLobby, []);
  useEffect(look, [look, stirred, me]);
  useEffect(() => {
    if (table?.phase !== 'taken') return;
    if (table.match !== undefined) goTo({ match: table.match });
    else if (table.sealedSession !== undefined) goTo({ sealed: table.sealedSession });
  }, [table]);
  return (
    <div className="mx-auto max-w-300 px-4 pb-12">
      <SiteHeader>
        <MeChip />
      </SiteHeader>
      <main>
        <Told problem={problem} />
        {table?.phase === 'waiting' &&
          (table.own ? (
            <div className="mx-auto mt-8 max-w-xl">
              <WaitingTable table={table} />
            </div>
          ) : (
            <Sitting table={table} />
          ))}
        {table && table.phase !== 'waiting' && (
          <section className="panel mx-auto mt-8 flex max-w-xl flex-col gap-3 p-6">
            <h1 className="m-0 text-2xl font-bold">
              {table.phase === 'taken' ? t('Somebody sat down already') : t('Nobody waits here any more')}
            </h1>
            <a className="btn self-start no-underline" href="#/lobby">
              {t('To the lobby')}
            </a>
          </section>
        )}
      </main>
    </div>
  );
}
