import { useMemo, useRef, useState } from 'react';
import { many, rich, t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import type { DeckList } from '../net/api.ts';
import type { Seat } from '../net/sealed.ts';
import { suggestDeck } from '../net/sealed.ts';
import type { Problem, SealedState } from '../net/wire.ts';
import { BottomTabs } from '../parts/bottom-tabs.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { useWide } from '../parts/use-wide.ts';
import { readyWords } from './checks.ts';
import { DeckPanel } from './deck-panel.tsx';
import { copiesIn, emptyDraft, inDeck, removed, sameDeck, toggled } from './draft.ts';
import { ExportDialog } from './export-dialog.tsx';
import { SealedHead } from './frame.tsx';
import { JudgePanel } from './judge-panel.tsx';
import { PoolPanel } from './pool-panel.tsx';
import { poolCards } from './pool.ts';
import type { OpenedBox } from './pool.ts';
import { legalWords, sizeWords } from './tab-words.ts';
import { useDraft } from './use-draft.ts';

type Tab = 'box' | 'deck' | 'judge';

/** From the cards of the box to a deck: the box, the deck and the judge beside each other. */
export function Builder({
  seat,
  state,
  box,
  faceOf,
  problem,
  onReady,
  onPacks,
}: {
  readonly seat: Seat;
  readonly state: SealedState;
  readonly box: OpenedBox;
  readonly faceOf: (id: string) => Face;
  readonly problem: Problem | undefined;
  readonly onReady: (deck: DeckList) => Promise<void>;
  /** To look at the packs again. */
  readonly onPacks: () => void;
}) {
  const { deck, judgement, isJudged, problem: notKept, change, undo } = useDraft(seat, state.draft ?? emptyDraft);
  const [tab, setTab] = useState<Tab>('box');
  const [busy, setBusy] = useState(false);
  const [advice, setAdvice] = useState('');
  const judge = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const pool = useMemo(() => poolCards(box, faceOf), [box, faceOf]);
  const used = useMemo(() => inDeck(pool, deck), [pool, deck]);
  const isEmpty = sameDeck(deck, emptyDraft);
  const leftOf = (id: string): number => pool.filter(({ face }) => face.id === id).length - copiesIn(deck, id);
  const suggest = () => {
    setBusy(true);
    suggestDeck(seat, deck)
      .then(
        ({ deck: whole }) => {
          change(() => whole);
          setAdvice(
            isEmpty
              ? t('A deck from your box. Change it as you like.')
              : t('Your deck was completed. Change it as you like.'),
          );
        },
        (error: unknown) => setAdvice(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setBusy(false));
  };
  const ready = () => {
    if (!judgement?.legal || !isJudged) {
      setTab('judge');
      judge.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setBusy(true);
    void onReady(deck).finally(() => setBusy(false));
  };
  const undoNow = () => {
    undo?.();
    setAdvice('');
  };
  const legal = isJudged ? judgement?.legal : undefined;
  const actions = (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-small border-gold/70" disabled={busy} onClick={suggest}>
        {isEmpty ? t('Suggest a deck') : t('Finish my deck')}
      </button>
      <button type="button" className="btn btn-small" disabled={!undo} onClick={undoNow}>
        {t('Undo')}
      </button>
      <button type="button" className="btn btn-small" disabled={isEmpty} onClick={() => change(() => emptyDraft)}>
        {t('Start over')}
      </button>
      <ExportDialog box={box} deck={deck} faceOf={faceOf} className="btn btn-small" />
      <button type="button" className="btn btn-small btn-quiet" onClick={onPacks}>
        {t('See the packs')}
      </button>
    </div>
  );
  const readyButton = (
    <button
      type="button"
      className={`btn ${judgement?.legal ? 'btn-main' : ''} px-5 whitespace-nowrap`}
      data-ready
      disabled={busy}
      onClick={ready}
    >
      {wide ? readyWords(deck, judgement) : judgement?.legal ? t('Play') : t('Not ready')}
    </button>
  );
  const refused = problem && (
    <p role="alert" className="m-0 rounded-lg border border-bad/70 bg-bad/10 p-3">
      <CitedText text={`${problem.what}: ${problem.why}`} />
    </p>
  );
  const poolPanel = (
    <PoolPanel
      pool={pool}
      used={used}
      onToggle={(face, isIn) => change((now) => toggled(now, face, isIn))}
      onOut={(id) => change((now) => removed(now, id))}
      onUndo={undo}
    />
  );
  const deckPanel = <DeckPanel deck={deck} faceOf={faceOf} leftOf={leftOf} change={change} />;
  const judgePanel = (
    <JudgePanel deck={deck} judgement={judgement} isJudged={isJudged} problem={notKept} faceOf={faceOf} />
  );
  const told = advice && (
    <p role="status" className="m-0 text-good">
      {advice}
    </p>
  );
  if (!wide)
    return (
      <>
        <SealedHead state={state} sticks>
          {readyButton}
        </SealedHead>
        <main className="flex flex-1 flex-col gap-3 p-4">
          <h1 className="m-0 text-xl font-bold">{t('Build from your box')}</h1>
          {told}
          {refused}
          {/* Whoever has nothing yet is helped where they are. */}
          {tab === 'box' && isEmpty && actions}
          {tab === 'box' && poolPanel}
          {tab === 'deck' && deckPanel}
          {tab === 'judge' && judgePanel}
          {tab !== 'box' && actions}
          {tab === 'box' && isEmpty && (
            <p className="m-0 text-soft">{t('A touch adds a card; a long touch shows it.')}</p>
          )}
        </main>
        <div className="sticky bottom-0 z-10">
          <BottomTabs
            tabs={[
              { name: 'box', words: t('Box'), count: many(pool.length, '{n} card', '{n} cards') },
              { name: 'deck', words: t('Deck'), count: sizeWords(deck) },
              { name: 'judge', words: t('Judge'), count: legalWords(legal), isGood: legal },
            ]}
            tab={tab}
            onTab={setTab}
          />
        </div>
      </>
    );
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SealedHead state={state}>{readyButton}</SealedHead>
      <div className="grid min-h-0 flex-1 grid-cols-[1fr_29rem]">
        <main className="flex min-h-0 flex-col gap-3 overflow-y-auto px-7 py-4" tabIndex={-1}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="m-0 text-2xl font-bold">{t('Build from your box')}</h1>
            {actions}
          </div>
          <p className="m-0 -mt-1 text-soft">
            {rich(
              '{n} cards. Drag right, or click. {enter} adds, arrows move, {i} reads, {t} sorts, {slash} searches, {z} takes back.',
              {
                n: pool.length,
                enter: <kbd>Enter</kbd>,
                i: <kbd>I</kbd>,
                t: <kbd>T</kbd>,
                slash: <kbd>/</kbd>,
                z: <kbd>Z</kbd>,
              },
            )}
          </p>
          {told}
          {refused}
          {poolPanel}
        </main>
        <aside aria-label={t('Your deck')} className="flex min-h-0 flex-col gap-3 border-l border-edge bg-deep/70 p-4">
          <div className="min-h-0 flex-1 overflow-y-auto pr-1" tabIndex={-1}>
            {deckPanel}
          </div>
          <div ref={judge} className="max-h-[40%] shrink-0 overflow-y-auto">
            {judgePanel}
          </div>
        </aside>
      </div>
    </div>
  );
}
