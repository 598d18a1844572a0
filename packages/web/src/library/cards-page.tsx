import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Icon } from '../parts/icon.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { namePage } from '../parts/page-title.ts';
import { useWide } from '../parts/use-wide.ts';
import type { Problem } from '../net/wire.ts';
import { CardDetail } from './card-detail.tsx';
import { CardPage } from './card-page.tsx';
import { Results } from './results.tsx';
import { isAsking, noQuery } from './search.ts';
import { Seeker, useSeeking } from './seeker.tsx';
import { loadTitles } from './titles.ts';
import type { Title } from './titles.ts';

const none: readonly Title[] = [];

const foundWords = (found: number, total: number, asking: boolean): string =>
  asking ? t('{found} of {total} cards', { found, total }) : t('{total} cards: every title of the game', { total });

/** On a small screen the card that was touched lies over the list. */
function Opened({ title, onClose }: { readonly title: Title; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [title]);
  return (
    <dialog
      ref={dialog}
      aria-label={title.face.title}
      className="panel m-auto max-h-[92dvh] w-[min(24rem,94vw)] overflow-y-auto bg-panel p-4 text-ink backdrop:bg-black/70"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <button
        type="button"
        className="btn btn-quiet float-right size-11 p-0"
        aria-label={t('Close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <CardDetail title={title} />
    </dialog>
  );
}

/** Every title of the game: sought by words and facets, read large. */
function Browser({ titles, problem }: { readonly titles: readonly Title[]; readonly problem: Problem | undefined }) {
  const { query, setQuery, found, total } = useSeeking(titles);
  const [chosen, setChosen] = useState<string>();
  const wide = useWide();
  const named = titles.find(({ face }) => face.id === chosen);
  const shown = named ?? (wide ? found.titles[0] : undefined);
  useEffect(() => namePage(t('Cards · Spaceline')), []);
  return (
    <>
      <main className="mt-2 grid gap-6 lg:grid-cols-[13rem_1fr_19rem]">
        <h1 className="sr-only">{t('Cards')}</h1>
        <div className="-m-1.5 p-1.5 lg:sticky lg:top-2 lg:max-h-[calc(100dvh-1rem)] lg:self-start lg:overflow-y-auto">
          <Seeker query={query} onQuery={setQuery} found={found} label={t('Find a card')} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {problem && (
            <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
              {problem.what}: {problem.why}.
            </p>
          )}
          <p role="status" className="m-0 text-soft">
            {total === 0 ? t('Fetching the cards …') : foundWords(found.titles.length, total, isAsking(query))}
          </p>
          {total > 0 && found.titles.length === 0 && (
            <p className="m-0">
              {t('No card has all of that.')}{' '}
              <button type="button" className="btn btn-quiet px-1 underline" onClick={() => setQuery(noQuery)}>
                {t('Show all')}
              </button>
            </p>
          )}
          <Results
            titles={found.titles}
            chosen={shown?.face.id}
            label={t('Cards found')}
            onChoose={({ face }) => setChosen(face.id)}
          />
        </div>
        {wide && (
          <aside className="sticky top-2 max-h-[calc(100dvh-1rem)] self-start overflow-y-auto">
            {shown && <CardDetail title={shown} />}
          </aside>
        )}
      </main>
      {!wide && named && <Opened title={named} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** The cards, or the one that the address names. */
export default function CardsPage({ card }: { readonly card: string | undefined }) {
  const { answer: titles = none, problem } = useLoaded(loadTitles);
  const named = titles.find(({ face }) => face.id === card);
  return (
    <div className="mx-auto max-w-400 px-4 pb-8">
      <SiteHeader here="cards" />
      {card !== undefined && titles.length > 0 && !named && (
        <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
          {t('There is no such card.')}
        </p>
      )}
      {named ? <CardPage title={named} titles={titles} /> : <Browser titles={titles} problem={problem} />}
    </div>
  );
}
