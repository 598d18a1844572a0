import { useEffect } from 'react';
import { BoardProvider, useBoard } from '../board/context.tsx';
import { Hand } from '../board/hand.tsx';
import { useKeys } from '../board/keys.ts';
import { stopCorrecting, useCorrecting } from '../board/correcting-store.ts';
import { useSheet } from '../board/sheet.ts';
import { Overview } from '../board/overview.tsx';
import { Spaceline } from '../board/spaceline.tsx';
import { decisionNow, follow, learnCards, learnMatch, learnOwnDeck, leave, useTable } from '../net/store.ts';
import { forgetGame, savedGame } from '../net/saved.ts';
import type { SavedGame } from '../net/saved.ts';
import { AssistedMark } from '../panels/assisted.tsx';
import { Connection } from '../panels/connection.tsx';
import { Notice } from '../panels/notice.tsx';
import { PlayerBar } from '../panels/player-bar.tsx';
import { Prompt } from '../panels/prompt.tsx';
import { RecordedMatch } from '../panels/recorded.tsx';
import { Result } from '../panels/result.tsx';
import { Drawer, SheetTabs, SidePanel } from '../panels/sheets.tsx';
import { TopBar } from '../panels/top-bar.tsx';
import { useWide } from '../parts/use-wide.ts';
import { playList } from './play-list.ts';
import { playAgain } from './play-now.ts';

/** Another game with what was played last. */
const again = (saved: SavedGame | undefined): Promise<void> =>
  saved?.own ? playList(saved.own, saved.format, saved.house) : playAgain(saved);

function Layout() {
  const sheet = useSheet((state) => state.sheet);
  const picking = useTable(({ selection }) => selection.option !== undefined || selection.stacks !== undefined);
  const byHand = useTable((state) => decisionNow(state)?.kind === 'by hand');
  const fix = useCorrecting(({ draft }) => draft && (draft.fix ?? 'none'));
  // A form needs room; cards and places are touched on the table.
  const tall = fix ? !['none', 'move', 'look at seeds'].includes(fix) : picking || byHand;
  const { me, them, isWatching } = useBoard();
  const wide = useWide();
  useKeys();
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <TopBar />
      <Connection />
      <AssistedMark className="flex min-h-7 justify-center border-b border-edge bg-assist/10 sm:hidden" />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        {/* First in the document, so that the keyboard meets the question before the table. */}
        <aside
          className={`order-last flex min-h-0 flex-col border-edge bg-deep/90 max-lg:border-t lg:w-96 lg:border-l ${sheet ? 'max-lg:max-h-[34dvh]' : tall ? 'max-lg:max-h-[70dvh]' : 'max-lg:max-h-[44dvh]'}`}
        >
          <Prompt />
          {wide ? <SidePanel /> : <SheetTabs />}
        </aside>
        <main className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          {wide && <PlayerBar player={them} />}
          <Overview />
          <div className="min-h-0 flex-1">
            <Spaceline />
          </div>
          {wide ? (
            <div className="max-h-[42%] overflow-y-auto">
              <PlayerBar player={me} />
              {!isWatching && <Hand />}
            </div>
          ) : (
            <Drawer />
          )}
        </main>
      </div>
      <Result onPlayAgain={() => void again(savedGame())} />
    </div>
  );
}

/** A match, from the first update on. */
export function TablePage({ match }: { readonly match: string }) {
  const view = useTable((state) => state.table?.view);
  const status = useTable((state) => state.status);
  const lost = useTable((state) => state.table?.problem);
  const recorded = useTable(({ table }) => (table?.recorded ? table : undefined));
  const saved = savedGame();
  const token = saved?.match === match ? saved.token : undefined;
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
    if (status !== 'open') return;
    learnCards().catch(() => undefined);
    learnMatch(match).catch(() => undefined);
  }, [match, status]);
  const assisted = view?.assisted;
  useEffect(() => {
    if (assisted && token && status === 'open') learnOwnDeck(match, token).catch(() => undefined);
  }, [assisted, match, token, status]);
  if (recorded) return <RecordedMatch table={recorded} />;
  if (view)
    return (
      <BoardProvider view={view}>
        <Layout />
      </BoardProvider>
    );
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col gap-4 text-center">
        <Connection />
        {lost ? <Notice /> : <p className="text-lg text-soft">Going to the table …</p>}
        <a
          className="btn"
          href="#/"
          onClick={() => {
            if (lost) forgetGame();
          }}
        >
          Back to the start page
        </a>
      </div>
    </main>
  );
}
