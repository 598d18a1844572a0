import type { CardId, Decision, SeenEvent } from '@spaceline/engine';
import { eventWords, passWords, questionWords, waitingWords } from '@spaceline/protocol';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { pass, setUntilMyTurn, show } from '../board/actions.ts';
import { goesOn } from '../board/attempting.ts';
import { useBoard } from '../board/context.tsx';
import { useCorrecting } from '../board/correcting-store.ts';
import { focusAnswers } from '../board/keys.ts';
import { activeOptions } from '../board/menu.ts';
import { useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { isOpportunity } from '../net/auto-pass.ts';
import type { Names } from '../words.ts';
import { BattleHead, Forces } from './battle.tsx';
import { ByHand } from './by-hand.tsx';
import { Chooser } from './chooser.tsx';
import { Notice } from './notice.tsx';
import { Options } from './options.tsx';
import { Consent, Proposed } from './proposal.tsx';
import { Reports, hasReport } from './reports.tsx';
import { Stacks } from './stacks.tsx';

/** Only assisted tables need it. */
const CorrectionPanel = lazy(() => import('./corrections/panel.tsx'));

/** Questions that are asked with everything about their source already on view. */
const sourceInView = new Set<Decision['kind']>(['by hand', 'return fire', 'combat pair']);

/** Happenings that say nothing about why one is asked. */
const unremarkable = new Set<SeenEvent['e']>(['passed', 'segment begun', 'card play used', 'result begun', 'revealed']);

function lastWords(log: readonly SeenEvent[], names: Names): string {
  const last = log.findLast(({ e }) => !unremarkable.has(e));
  return last ? eventWords(last, names) : '';
}

/** The text of the card that asks, one touch away. */
function Source({ card }: { readonly card: CardId }) {
  const { faceOf, names } = useBoard();
  const open = useSheet((state) => state.open);
  const { text } = faceOf(card);
  return (
    <p className="m-0 text-sm text-soft">
      <button
        type="button"
        className="font-semibold text-mine underline underline-offset-2"
        onClick={() => {
          show(card);
          open('card');
        }}
      >
        {names.card(card) ?? 'A card'}
      </button>
      {text && `: ${text}`}
    </p>
  );
}

function Asked({ decision }: { readonly decision: Decision }) {
  const { view, names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  const { option, stacks, focus } = useTable((state) => state.selection);
  const opportunity = view.phase === 'play' && isOpportunity(decision, view);
  const passing = passWords(decision, view, names);
  const alone = activeOptions(decision).length === 1 && decision.kind !== 'action';
  const body = useKeptFocus(stacks ? `${decision.id} ${focus} ${JSON.stringify(stacks)}` : String(decision.id));
  return (
    <>
      <div className="flex flex-col gap-1">
        {opportunity ? <p className="m-0 text-sm text-theirs">{lastWords(log, names)}</p> : <Answered />}
        {/* A proposal is a question by itself. */}
        <h2
          className={`m-0 text-lg leading-snug font-semibold ${decision.kind === 'consent' ? 'sr-only' : ''}`}
          aria-live="polite"
        >
          {questionWords(decision, view, names)}
        </h2>
        {decision.source >= 0 && !sourceInView.has(decision.kind) && <Source card={decision.source} />}
      </div>
      <Notice />
      <BattleHead />
      <div ref={body} className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-0.5">
        {!stacks && !option && <Reports />}
        {stacks ? (
          <Stacks key={decision.id} decision={decision} />
        ) : option ? (
          <Chooser option={option} alone={alone} />
        ) : decision.kind === 'consent' ? (
          <Consent decision={decision} />
        ) : decision.kind === 'by hand' ? (
          <ByHand decision={decision} />
        ) : (
          <Options decision={decision} />
        )}
        {!stacks && !option && <Forces />}
      </div>
      {passing && (!option || alone) && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn flex-1 border-gold/70" data-pass onClick={pass}>
            {passing}
            <kbd className="hidden rounded border border-edge-strong px-1.5 text-sm text-soft lg:inline">P</kbd>
          </button>
          {opportunity && <UntilMyTurn />}
        </div>
      )}
    </>
  );
}

/** What became of a correction, until something else happens. */
function Answered() {
  const { names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  const at = log.findLastIndex(({ e }) => e === 'corrected' || e === 'correction declined');
  const isNews = at >= 0 && !log.slice(at + 1).some((event) => event.e === 'passed' || goesOn(event));
  return isNews ? <p className="m-0 text-sm text-assist">{lastWords(log.slice(0, at + 1), names)}</p> : null;
}

/** Whoever answers by keyboard stays in the list of answers when it changes. */
function useKeptFocus(list: string) {
  const body = useRef<HTMLDivElement>(null);
  const here = useRef(false);
  useEffect(() => {
    const noticeFocus = () => {
      here.current = body.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', noticeFocus);
    return () => document.removeEventListener('focusin', noticeFocus);
  }, []);
  useEffect(() => {
    if (here.current && document.activeElement === document.body) focusAnswers();
  }, [list]);
  return body;
}

/** The opponent's turn need not be watched opportunity by opportunity. */
function UntilMyTurn() {
  const { view, me, isWatching } = useBoard();
  const untilMyTurn = useTable((state) => state.untilMyTurn);
  if (view.phase !== 'play' || view.active === me || isWatching) return null;
  return (
    <button
      type="button"
      className={`btn ${untilMyTurn ? 'border-gold text-gold' : ''}`}
      aria-pressed={untilMyTurn}
      onClick={() => setUntilMyTurn(!untilMyTurn)}
    >
      {untilMyTurn ? 'Passing until my turn' : 'Pass until my turn'}
    </button>
  );
}

function Waiting() {
  const { view, names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  return (
    <div className="flex min-h-0 flex-col gap-2.5 overflow-y-auto">
      <Notice />
      <Answered />
      {view.correction ? (
        <Proposed />
      ) : (
        <h2 className="m-0 text-lg font-semibold text-soft" aria-live="polite">
          {waitingWords(view, names)}
        </h2>
      )}
      {/* Where the log is not beside it. */}
      {view.phase !== 'over' && !hasReport(view, log) && (
        <p className="m-0 text-soft lg:hidden">{lastWords(log, names)}</p>
      )}
      <BattleHead />
      <Reports />
      <Forces />
      <UntilMyTurn />
    </div>
  );
}

/** What is asked, by whom, and every answer. */
export function Prompt() {
  const { view, isWatching } = useBoard();
  const passing = useTable((state) => state.passing);
  const table = useTable((state) => state.table);
  const decision = passing ? undefined : table?.decisions.find(({ player }) => player === table.seat);
  const busy = table?.sent !== undefined;
  const correcting = useCorrecting(({ draft }) => draft !== undefined) && !view.correction && !table?.over;
  const edge = correcting
    ? 'border-assist'
    : !decision
      ? 'border-transparent'
      : isOpportunity(decision, view)
        ? 'border-theirs'
        : 'border-gold';
  return (
    <section
      aria-label={isWatching ? 'What is going on' : 'Your decision'}
      data-decision={decision?.id}
      aria-busy={busy}
      inert={busy}
      className={`flex min-h-0 ${correcting ? 'flex-[8]' : 'flex-[3]'} flex-col gap-2.5 border-l-4 p-3 ${edge}`}
    >
      {correcting ? (
        <Suspense fallback={<p className="m-0 text-soft">Opening …</p>}>
          <CorrectionPanel />
        </Suspense>
      ) : decision ? (
        <Asked decision={decision} />
      ) : (
        <Waiting />
      )}
    </section>
  );
}
