import { useState } from 'react';
import type { Problem } from '../net/wire.ts';
import { FormatChoice } from '../pages/format-choice.tsx';
import { judgedIn } from '../pages/kept-format.ts';
import { useChecked, useFormat, useLibrary } from '../pages/use-setting.ts';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { openTable } from '../people/api.ts';
import type { OpenTableAsked } from '../people/api.ts';
import { beSomebody, refreshLobby, usePeople } from '../people/store.ts';
import { ClockChoice } from './clock-choice.tsx';
import { clockWords, watchingWords } from './terms-words.ts';
import { DeckPicker } from './deck-picker.tsx';
import type { PickedDeck } from './deck-picker.tsx';
import { t } from '../i18n/t.ts';

function Tick({
  words,
  about,
  on,
  disabled = false,
  onChange,
}: {
  readonly words: string;
  readonly about: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className={`flex min-h-11 items-start gap-2.5 ${disabled ? 'opacity-60' : ''}`}>
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-gold"
        checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {words}
        <span className="block text-sm text-soft">{about}</span>
      </span>
    </label>
  );
}

/** What one offers, in a few lines: they are read before they are changed. */
function Terms({ lines }: { readonly lines: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className="m-0 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5">
      {lines.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="m-0 min-w-0">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The terms of a game with somebody: a link for a friend, or a table for anyone. */
export function OpenTable({ onOpened }: { readonly onOpened: (table: string) => void }) {
  const [failed, setFailed] = useState<Problem>();
  const { decks, formats } = useLibrary(setFailed);
  const { format, kept, house, choose } = useFormat();
  const checked = useChecked(house?.text, setFailed);
  const isAccount = usePeople((state) => state.me?.guest === false);
  const [deck, setDeck] = useState<PickedDeck>();
  const [deckTitle, setDeckTitle] = useState<string>();
  const [changing, setChanging] = useState(false);
  const [sealed, setSealed] = useState(false);
  const [rated, setRated] = useState(false);
  const [assisted, setAssisted] = useState(false);
  const [watching, setWatching] = useState<OpenTableAsked['watching']>();
  const [clock, setClock] = useState<OpenTableAsked['clock']>();
  const { busy, problem, attempt } = useDeed();
  const judged = checked?.ok ? judgedIn(decks, format, checked.illegalDecks) : decks;
  const formatName = house?.name ?? formats.find(({ id }) => id === format)?.name ?? '';
  const terms = [
    [
      t('Format'),
      [sealed ? t('sealed: both open a box') : formatName, rated ? t('rated') : '', assisted ? t('assisted') : ''],
    ],
    ...(sealed ? [] : ([[t('Your deck'), [deckTitle ?? t('Any starter deck that is legal')]]] as const)),
    [t('Clock'), [clock ? clockWords(clock) : t('No clock'), watchingWords(watching)]],
  ] as const;
  const open = (isPublic: boolean) =>
    attempt(async () => {
      await beSomebody();
      const { table } = await openTable({
        ...(sealed ? { sealed } : { format: house ? { text: house.text } : format }),
        ...(sealed || deck === undefined ? {} : { deck: deck as NonNullable<OpenTableAsked['deck']> }),
        ...(assisted && !sealed ? { assisted } : {}),
        ...(rated ? { rated } : {}),
        ...(isPublic ? { public: true } : {}),
        ...(watching === undefined ? {} : { watching }),
        ...(clock === undefined ? {} : { clock }),
      });
      refreshLobby();
      onOpened(table);
    });
  return (
    <section aria-label={t('New game')} className="panel flex flex-col gap-4 p-4">
      <h2 className="m-0 text-2xl font-bold">{t('Play a friend, or anyone')}</h2>
      <Told problem={problem ?? failed} />
      {!changing && (
        <div className="flex items-start gap-3">
          <Terms lines={terms.map(([name, words]) => [name, words.filter((each) => each !== '').join(' · ')])} />
          <button type="button" className="btn ml-auto" onClick={() => setChanging(true)}>
            {t('Change')}
          </button>
        </div>
      )}
      {/* What was chosen stays chosen while it is not shown. */}
      <div className="flex flex-col gap-4" hidden={!changing}>
        <Tick
          words={t('Sealed')}
          about={t('Both open a box, build for half an hour, and play Warp Speed.')}
          on={sealed}
          onChange={setSealed}
        />
        {!sealed && (
          <>
            <FormatChoice
              formats={formats.filter((each) => !each.sealed)}
              kept={kept}
              chosen={format}
              onChoose={choose}
            />
            <DeckPicker
              key={format}
              decks={judged}
              format={format}
              onPick={(picked, title) => {
                setDeck(picked);
                setDeckTitle(title);
              }}
            />
          </>
        )}
        <ClockChoice onChoose={setClock} />
        <label className="flex flex-col gap-1.5">
          <span className="font-semibold">{t('Who may watch')}</span>
          <select
            className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink"
            value={String(watching ?? 0)}
            onChange={({ target: { value } }) =>
              setWatching(value === 'nobody' ? value : (Number(value) as Exclude<typeof watching, 'nobody'>))
            }
          >
            <option value="0">{t('Anybody, at once')}</option>
            <option value="2">{t('Anybody, 2 minutes later')}</option>
            <option value="5">{t('Anybody, 5 minutes later')}</option>
            <option value="15">{t('Anybody, 15 minutes later')}</option>
            <option value="nobody">{t('Nobody')}</option>
          </select>
        </label>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Tick
            words={t('Rated')}
            about={
              isAccount ? t('It counts for the ratings of both.') : t('For accounts: take a name and password first.')
            }
            on={rated}
            disabled={!isAccount || assisted || (house !== undefined && !sealed)}
            onChange={setRated}
          />
          <Tick
            words={t('Assisted')}
            about={t('Titles without a program are played, and both correct the table by agreement.')}
            on={assisted}
            disabled={sealed || rated}
            onChange={setAssisted}
          />
        </div>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="btn btn-main" disabled={busy} onClick={() => open(false)}>
          {t('Make a link for a friend')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => open(true)}>
          {t('Open a table for anyone')}
        </button>
      </div>
    </section>
  );
}
