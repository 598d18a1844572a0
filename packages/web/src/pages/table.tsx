import { Suspense, lazy, useEffect, useRef } from 'react';
import { Bench } from '../board/bench.tsx';
import { BoardProvider, useBoard } from '../board/context.tsx';
import { battleIn } from '../board/fighting.ts';
import { Hand } from '../board/hand.tsx';
import { useKeys } from '../board/keys.ts';
import { stopCorrecting, useCorrecting } from '../board/correcting-store.ts';
import { useSheet } from '../board/sheet.ts';
import { useDrag } from '../board/use-drag.ts';
import { Spaceline } from '../board/spaceline.tsx';
import { isLocal, localGame } from '../local/game.ts';
import { playHereAgain } from '../local/play-here.ts';
import { useHints } from '../hints/store.ts';
import { decisionNow, follow, learnCards, learnMatch, learnOwnDeck, leave, useTable } from '../net/store.ts';
import { forgetGame, savedGame } from '../net/saved.ts';
import type { SavedGame } from '../net/saved.ts';
import type { Problem } from '../net/wire.ts';
import { AssistedMark } from '../panels/assisted.tsx';
import { isCrossing } from '../panels/crossing/crossing.tsx';
import { Connection } from '../panels/connection.tsx';
import { Notice } from '../panels/notice.tsx';
import { PlayerBar } from '../panels/player-bar.tsx';
import { Prompt } from '../panels/prompt.tsx';
import { RecordedMatch } from '../panels/recorded.tsx';
import { Result } from '../panels/result.tsx';
import { Drawer, Glance, SheetTabs } from '../panels/sheets.tsx';
import { Ticker } from '../panels/ticker.tsx';
import { Tools, UprightHead } from '../panels/top-bar.tsx';
import { Sky } from '../parts/sky.tsx';
import { useUpright } from '../parts/use-upright.ts';
import { Scenes } from '../scenes/overlay.tsx';
import { Recap } from '../scenes/recap.tsx';
import { openABox } from '../sealed/play.ts';
import { playList } from './play-list.ts';
import { playAgain } from './play-now.ts';
import { t } from '../i18n/t.ts';

// Only for those who learn.
const Coach = lazy(() => import('../learn/coach.tsx'));

/** Another game with what was played last. */
const again = async (match: string, saved: SavedGame | undefined): Promise<void> => {
  const here = localGame(match);
  if (here) return playHereAgain(here);
  if (saved?.sealed) return openABox();
  return saved?.own ? playList(saved.own, saved.format, saved.house) : playAgain(saved);
};

/** Everything around a line that lies: bars above and below, the hand, the log in its corner. */
function Lying() {
  const { view, me, them, isWatching } = useBoard();
  const isSeeding = view.phase !== 'play' && view.phase !== 'over' && !isWatching;
  return (
    <>
      <header className="stage-top">
        <PlayerBar player={them} />
        <Recap />
        <Ticker />
        <Tools />
      </header>
      <main className="stage-field">
        <Connection />
        <Spaceline />
        <Bench />
      </main>
      <div className="stage-bottom" data-seeding={isSeeding || undefined}>
        <PlayerBar player={me} />
        {!isWatching && <Hand />}
      </div>
      <Glance />
    </>
  );
}

/** A line that stands, between the scores and what is asked; the rest comes in sheets. */
function Standing() {
  return (
    <>
      <UprightHead />
      <div className="upright-told">
        <Connection />
        <AssistedMark className="flex min-h-7 justify-center border-b border-edge bg-assist/10 sm:hidden" />
        <Recap />
      </div>
      <main className="stage-field">
        <Spaceline />
        <Drawer />
      </main>
    </>
  );
}

/** What is asked needs more room than the corner has: a form, or cards to pick. */
function useTall(upright: boolean): boolean {
  const picking = useTable(({ selection }) => selection.option !== undefined || selection.stacks !== undefined);
  const byHand = useTable((state) => decisionNow(state)?.kind === 'by hand');
  const fighting = useTable(({ table }) => table?.view !== undefined && battleIn(table.view) !== undefined);
  const asked = useTable((state) => decisionNow(state)?.id);
  const unfolded = useSheet((state) => state.unfolded === asked);
  const fix = useCorrecting(({ draft }) => draft && (draft.fix ?? 'none'));
  const hinted = useHints(({ hint }) => hint !== undefined && hint.decision === asked);
  // A form needs room; cards and places are touched on the table.
  return fix
    ? !['move', 'look at seeds'].includes(fix)
    : picking || byHand || fighting || unfolded || (upright && hinted);
}

/** A sheet is open for the question it was opened for, and not for the next one. */
function useSheetsClose(): void {
  const asked = useTable((state) => decisionNow(state)?.id);
  useEffect(() => {
    if (useSheet.getState().sheet !== 'log') useSheet.setState({ sheet: undefined });
  }, [asked]);
}

function Layout({ match }: { readonly match: string }) {
  const upright = useUpright();
  const sheet = useSheet((state) => state.sheet);
  const tall = useTall(upright);
  const crossing = useTable(({ selection }) => isCrossing(selection.option));
  const local = useTable(({ table }) => isLocal(table?.match ?? ''));
  const stage = useRef<HTMLDivElement>(null);
  useKeys();
  useDrag(stage);
  useSheetsClose();
  return (
    <div
      ref={stage}
      className={`stage ${upright ? 'stage-upright' : 'stage-lying'}`}
      data-tall={tall}
      data-crossing={crossing || undefined}
      data-sheet={sheet}
    >
      <Sky />
      {/* First in the document, so that the keyboard meets the question before the table. */}
      <aside className="question" aria-label={t('What to do')}>
        <h1 className="sr-only">{t('The table')}</h1>
        <Prompt />
        {upright && <SheetTabs />}
      </aside>
      {upright ? <Standing /> : <Lying />}
      {local && (
        <Suspense>
          <Coach />
        </Suspense>
      )}
      <Scenes />
      <Result onPlayAgain={() => void again(match, savedGame(match))} />
    </div>
  );
}

/** There is no such match, or no seat of it for whoever has this token: anything else may be well again later. */
const isGone = ({ code }: Problem): boolean => code === 'match/unknown' || code === 'match/token';

/** A match, from the first update on. */
export function TablePage({ match }: { readonly match: string }) {
  const view = useTable((state) => state.table?.view);
  const status = useTable((state) => state.status);
  const lost = useTable((state) => state.table?.problem);
  const recorded = useTable(({ table }) => (table?.recorded ? table : undefined));
  // Without one the seat is that of the person, if they have one here.
  const token = savedGame(match)?.token || undefined;
  useEffect(() => {
    follow(match, token);
    useSheet.setState({ sheet: undefined });
    return () => {
      stopCorrecting();
      leave();
    };
  }, [match, token]);
  useEffect(() => {
    // Without the pool cards have only their ids; it is asked for again with every new connection.
    if (status === 'open') learnCards().catch(() => undefined);
  }, [status]);
  const rules = useTable((state) => state.rules);
  useEffect(() => {
    if (status === 'open') learnMatch(match).catch(() => undefined);
  }, [match, status, rules]);
  const assisted = view?.assisted;
  useEffect(() => {
    if (assisted && token && status === 'open') learnOwnDeck(match, token).catch(() => undefined);
  }, [assisted, match, token, status]);
  if (recorded) return <RecordedMatch table={recorded} />;
  if (view)
    return (
      <BoardProvider view={view}>
        <Layout match={match} />
      </BoardProvider>
    );
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col gap-4 text-center">
        <Connection />
        {lost ? <Notice /> : <p className="text-lg text-soft">{t('Going to the table …')}</p>}
        <a
          className="btn"
          href="#/"
          onClick={() => {
            if (lost && isGone(lost)) forgetGame(match);
          }}
        >
          {t('Back to the start page')}
        </a>
      </div>
    </main>
  );
}
