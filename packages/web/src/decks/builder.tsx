import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { blankFace } from '@spaceline/art';
import { rich, t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import { Results } from '../library/results.tsx';
import { isAsking, noQuery } from '../library/search.ts';
import { Seeker, useSeeking } from '../library/seeker.tsx';
import type { Title } from '../library/titles.ts';
import { problemOf } from '../net/api.ts';
import type { FormatSheet } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { AssistedOffer } from '../pages/assisted-offer.tsx';
import { Judgement } from '../pages/judgement.tsx';
import { playList } from '../pages/play-list.ts';
import { useReport } from '../pages/use-report.ts';
import { SiteHeader } from '../parts/site-header.tsx';
import { useWide } from '../parts/use-wide.ts';
import { added, copiesIn, homeOf, removed } from '../sealed/draft.ts';
import { GlanceProvider } from '../sealed/glance.tsx';
import '../sealed/sealed.css';
import { useShortcuts } from '../sealed/use-shortcuts.ts';
import { DeckActions } from './actions.tsx';
import { DeckLists } from './deck-lists.tsx';
import { Numbers } from './numbers.tsx';
import { PrintedList } from './printed-list.tsx';
import { SeedingPlanEditor } from './seeding-plan.tsx';
import { statisticsOf } from './statistics.ts';
import { useDeck } from './use-deck.ts';
import type { OpenedDeck } from './use-deck.ts';

/** One more or one fewer of a card, and how many there are. */
function Stepper({
  face,
  copies,
  onMore,
  onFewer,
}: {
  readonly face: Face;
  readonly copies: number;
  readonly onMore: () => void;
  readonly onFewer: () => void;
}) {
  return (
    <span className="flex items-center gap-1.5">
      <button
        type="button"
        className="btn size-9 min-h-0 p-0 pointer-coarse:size-11"
        aria-label={t('One {title} fewer', { title: face.title })}
        disabled={copies === 0}
        onClick={onFewer}
      >
        −
      </button>
      <b className={`w-6 text-center tabular-nums ${copies > 0 ? 'text-gold' : 'text-soft'}`}>{copies}</b>
      <button
        type="button"
        className="btn size-9 min-h-0 p-0 pointer-coarse:size-11"
        aria-label={t('One {title} more', { title: face.title })}
        onClick={onMore}
      >
        +
      </button>
    </span>
  );
}

/** The first words of a term that can be sought: "3 MEDICAL" is sought as MEDICAL. */
const soughtIn = (words: string): string => words.replace(/^\d+ /, '').replace(/\s*[>≥].*$/, '');

/** A deck in the making: all cards to choose from, the deck, its numbers, and the judge of the chosen format. */
export function DeckBuilder({
  opened,
  titles,
  formats,
  about,
}: {
  readonly opened: OpenedDeck;
  readonly titles: readonly Title[];
  readonly formats: readonly FormatSheet[];
  /** What is to be said of a deck that is not one's own. */
  readonly about?: ReactNode;
}) {
  const { deck, name, format, isKept, change, undo, rename, choose, ...rest } = useDeck(opened);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const { query, setQuery, found, total } = useSeeking(titles);
  const faces = useMemo(() => new Map(titles.map(({ face }) => [face.id, face])), [titles]);
  const faceOf = (id: string): Face => faces.get(id) ?? blankFace(id);
  const report = useReport(JSON.stringify(deck), format, undefined, setProblem);
  const statistics = useMemo(() => statisticsOf(deck, (id) => faces.get(id) ?? blankFace(id)), [deck, faces]);
  useShortcuts({ z: () => undo?.() });
  const chosen = formats.find(({ id }) => id === format);
  const add = (face: Face) => change((now) => added(now, face.id, homeOf(face)));
  const play = () => {
    if (!report) return;
    setBusy(true);
    playList({ deck, assisted: report.unwritten.length > 0 }, format)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  const wide = useWide();
  const actions = (
    <>
      <span role="status" className="text-sm text-soft">
        {isKept ? t('kept in this browser') : ''}
      </span>
      {undo && (
        <button type="button" className="btn" onClick={undo}>
          {t('Undo')}
        </button>
      )}
      <DeckActions opened={{ ...rest, name, format, deck }} onRestore={(before) => change(() => before)} />
      {report?.legal && report.unwritten.length === 0 && (
        <button type="button" className="btn btn-main" disabled={busy} onClick={play}>
          {busy ? t('Setting the table …') : t('Play this deck')}
        </button>
      )}
    </>
  );
  return (
    <GlanceProvider>
      <div className="mx-auto max-w-420 px-4 pb-8 print:hidden">
        <SiteHeader here="decks">{wide && actions}</SiteHeader>
        {!wide && <div className="flex flex-wrap items-center justify-end gap-2 py-1">{actions}</div>}
        {problem && (
          <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
            {problem.what}: {problem.why}.
          </p>
        )}
        <main className="mt-2 grid gap-6 lg:grid-cols-[12rem_minmax(16rem,2fr)_3fr]">
          <h1 className="sr-only">{name}</h1>
          <div className="flex flex-col gap-3 lg:sticky lg:top-2 lg:max-h-[calc(100dvh-1rem)] lg:self-start lg:overflow-y-auto">
            <Seeker
              query={query}
              onQuery={setQuery}
              found={found}
              names={['type', 'affiliation', 'skill', 'status']}
              label={t('Find a card')}
            />
          </div>
          <section aria-label={t('Cards to choose from')} className="flex min-w-0 flex-col gap-2 max-lg:order-last">
            <p role="status" className="m-0 text-soft">
              {isAsking(query)
                ? t('{found} of {total} cards · a touch adds one', { found: found.titles.length, total })
                : t('{total} cards · a touch adds one', { total })}
            </p>
            <div className="lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
              <Results
                titles={found.titles}
                label={t('Cards found')}
                onChoose={({ face }) => add(face)}
                under={({ face }) => (
                  <Stepper
                    face={face}
                    copies={copiesIn(deck, face.id)}
                    onMore={() => add(face)}
                    onFewer={() => change((now) => removed(now, face.id))}
                  />
                )}
              />
            </div>
          </section>
          <section aria-label={t('The deck')} className="flex min-w-0 flex-col gap-4">
            <div className="flex flex-wrap items-center gap-3">
              <input
                aria-label={t('Name of the deck')}
                value={name}
                maxLength={40}
                className="min-h-11 min-w-40 flex-1 rounded-lg border border-transparent bg-transparent px-1 font-(family-name:--display) text-2xl font-semibold text-ink hover:border-edge"
                onChange={({ target }) => rename(target.value)}
              />
              <select
                aria-label={t('Format')}
                value={format}
                className="min-h-11 max-w-48 rounded-lg border border-edge-strong bg-panel px-2 text-ink"
                onChange={({ target }) => choose(target.value)}
              >
                {formats.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
            </div>
            {about && !isKept && (
              <p className="m-0 text-soft">{rich('{about} A change makes it a deck of your own.', { about })}</p>
            )}
            <DeckLists deck={deck} statistics={statistics} faceOf={faceOf} change={change} />
            <SeedingPlanEditor deck={deck} faceOf={faceOf} />
            <Numbers
              statistics={statistics}
              onSeek={(words) => setQuery({ ...noQuery, words: soughtIn(words), type: ['Personnel'] })}
            />
            <section aria-label={t('Judge')} className="panel flex flex-col gap-3 p-4">
              {report ? (
                <Judgement report={report} format={chosen?.name ?? format} />
              ) : (
                <p className="m-0 text-soft">{t('The judge is reading …')}</p>
              )}
              {report?.legal && report.unwritten.length > 0 && (
                <AssistedOffer unwritten={report.unwritten} busy={busy} onOpen={play} />
              )}
            </section>
          </section>
        </main>
      </div>
      <PrintedList opened={{ ...rest, name, format, deck }} faceOf={faceOf} />
    </GlanceProvider>
  );
}
