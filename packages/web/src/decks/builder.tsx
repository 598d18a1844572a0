import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { blankFace } from '@spaceline/art';
import { rich, t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
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
import { wantedFirst } from './asks.ts';
import { CardsToChoose } from './cards-to-choose.tsx';
import { DeckLists } from './deck-lists.tsx';
import { PhoneFoot } from './phone-foot.tsx';
import type { Part } from './phone-foot.tsx';
import { MadeOf, MissionsAsk } from './numbers.tsx';
import './decks.css';
import { PrintedList } from './printed-list.tsx';
import { SeedingPlanEditor } from './seeding-plan.tsx';
import { statisticsOf } from './statistics.ts';
import { useDeck } from './use-deck.ts';
import type { OpenedDeck } from './use-deck.ts';

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
  const [part, setPart] = useState<Part>('deck');
  const { query, setQuery, found, total } = useSeeking(titles);
  const faces = useMemo(() => new Map(titles.map(({ face }) => [face.id, face])), [titles]);
  const faceOf = (id: string): Face => faces.get(id) ?? blankFace(id);
  const report = useReport(JSON.stringify(deck), format, undefined, setProblem);
  const statistics = useMemo(() => statisticsOf(deck, (id) => faces.get(id) ?? blankFace(id)), [deck, faces]);
  const titlesFound = useMemo(
    () => (isAsking(query) || statistics.lacks.length > 0 ? wantedFirst(found.titles, statistics.asks) : found.titles),
    [found, query, statistics],
  );
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
  const seek = (words: string) => {
    setQuery({ ...noQuery, words: soughtIn(words), type: ['Personnel'] });
    setPart('cards');
  };
  const seeker = (
    <Seeker
      query={query}
      onQuery={setQuery}
      found={found}
      names={['type', 'affiliation', 'skill', 'status']}
      label={t('Find a card')}
    />
  );
  const cards = (
    <CardsToChoose
      titles={titlesFound}
      total={total}
      isAll={!isAsking(query)}
      copiesOf={(face) => copiesIn(deck, face.id)}
      onMore={add}
      onFewer={(face) => change((now) => removed(now, face.id))}
    />
  );
  const head = (
    <div className="flex flex-wrap items-center gap-3 max-sm:flex-nowrap max-sm:gap-2">
      <input
        aria-label={t('Name of the deck')}
        value={name}
        maxLength={40}
        className="min-h-11 min-w-0 flex-1 rounded-lg border border-transparent bg-transparent px-1 font-(family-name:--display) text-2xl font-semibold text-ellipsis text-ink hover:border-edge max-sm:text-xl"
        onChange={({ target }) => rename(target.value)}
      />
      <select
        aria-label={t('Format')}
        value={format}
        className="min-h-11 max-w-48 rounded-lg border border-edge-strong bg-panel px-2 text-ink max-sm:max-w-32"
        onChange={({ target }) => choose(target.value)}
      >
        {formats.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
  const lists = (
    <>
      {about && !isKept && (
        <p className="m-0 text-soft max-sm:hidden">
          {rich('{about} A change makes it a deck of your own.', { about })}
        </p>
      )}
      <DeckLists deck={deck} statistics={statistics} faceOf={faceOf} change={change} />
      <SeedingPlanEditor deck={deck} faceOf={faceOf} />
    </>
  );
  const judge = (
    <section aria-label={t('Judge')} className="panel flex flex-col gap-3 p-3">
      {report ? (
        <Judgement report={report} format={chosen?.name ?? format} />
      ) : (
        <p className="m-0 text-soft">{t('The judge is reading …')}</p>
      )}
      {report?.legal && report.unwritten.length > 0 && (
        <AssistedOffer unwritten={report.unwritten} busy={busy} onOpen={play} />
      )}
    </section>
  );
  const checks = (
    <>
      <MissionsAsk statistics={statistics} onSeek={seek} />
      <div className="flex min-w-0 flex-col gap-4">
        <MadeOf statistics={statistics} />
        {judge}
      </div>
    </>
  );
  const refused = problem && (
    <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
      {problem.what}: {problem.why}.
    </p>
  );
  const printed = <PrintedList opened={{ ...rest, name, format, deck }} faceOf={faceOf} />;
  if (!wide)
    return (
      <GlanceProvider>
        <div className="flex min-h-dvh flex-col px-4 print:hidden">
          <SiteHeader here="decks" />
          {refused}
          <main className="flex flex-1 flex-col gap-3 pt-1 pb-4">
            <h1 className="sr-only">{name}</h1>
            {part === 'cards' ? (
              <>
                {seeker}
                {cards}
              </>
            ) : (
              <section aria-label={t('The deck')} className="flex min-w-0 flex-col gap-3">
                {head}
                {/* The cards of the deck come first; what can be done with it stands after them. */}
                {part === 'deck' ? lists : checks}
                <div className="flex flex-wrap items-center justify-end gap-2">{actions}</div>
              </section>
            )}
          </main>
          <PhoneFoot part={part} onPart={setPart} deck={deck} report={report} total={total} />
        </div>
        {printed}
      </GlanceProvider>
    );
  return (
    <GlanceProvider>
      <div className="mx-auto flex h-dvh max-w-420 flex-col px-4 print:hidden">
        <SiteHeader here="decks">{actions}</SiteHeader>
        {refused}
        <main className="flex min-h-0 flex-1 flex-col">
          <h1 className="sr-only">{name}</h1>
          <div className="grid min-h-0 flex-1 grid-cols-[12rem_minmax(16rem,2fr)_3fr] gap-6 min-[1400px]:grid-cols-[12rem_33.5rem_minmax(0,1fr)] pt-2">
            <div className="fading -m-1.5 flex min-h-0 flex-col gap-3 overflow-y-auto p-1.5">{seeker}</div>
            {cards}
            <section aria-label={t('The deck')} className="fading flex min-h-0 min-w-0 flex-col gap-4 overflow-y-auto">
              {head}
              {lists}
            </section>
          </div>
          {/* Whatever is looked at above, what is missing stays in sight. */}
          <div className="grid max-h-[34dvh] shrink-0 grid-cols-[3fr_2fr] items-start gap-8 overflow-y-auto border-t border-edge py-3">
            {checks}
          </div>
        </main>
      </div>
      {printed}
    </GlanceProvider>
  );
}
