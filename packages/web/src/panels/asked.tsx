import type { CardId, Decision } from '@spaceline/engine';
import { passWords, questionWords } from '@spaceline/protocol';
import type { ComponentType } from 'react';
import { pass, show } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { activeOptions } from '../choosing/menu.ts';
import { useSheet } from '../board/sheet.ts';
import { useKeptFocus } from '../board/use-kept-focus.ts';
import { isOpportunity } from '../net/auto-pass.ts';
import { useTable } from '../net/store.ts';
import { BattleHead, Forces } from './battle.tsx';
import { ByHand } from './by-hand.tsx';
import { Chooser } from './chooser.tsx';
import { Answered, lastWords } from './news.tsx';
import { Notice } from './notice.tsx';
import { Options } from './options.tsx';
import { Consent } from './proposal.tsx';
import { Reports } from './reports.tsx';
import { Stacks } from './stacks.tsx';
import { UntilMyTurn } from './until-my-turn.tsx';

/** Questions that are asked with everything about their source already on view. */
const sourceInView = new Set<Decision['kind']>(['by hand', 'return fire', 'combat pair']);

/** Questions whose answers are more than a list. */
const answersOf: Partial<Record<Decision['kind'], ComponentType<{ readonly decision: Decision }>>> = {
  consent: Consent,
  'by hand': ByHand,
};

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

/** What is asked of the reader, and every answer. */
export function Asked({ decision }: { readonly decision: Decision }) {
  const { view, names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  const { option, stacks, focus } = useTable((state) => state.selection);
  const opportunity = view.phase === 'play' && isOpportunity(decision, view);
  const passing = passWords(decision, view, names);
  const alone = activeOptions(decision).length === 1 && decision.kind !== 'action';
  const Answers = answersOf[decision.kind] ?? Options;
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
        ) : (
          <Answers decision={decision} />
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
