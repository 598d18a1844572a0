import type { CardId, Decision } from '@spaceline/engine';
import { activeOptions, isOpportunity } from '@spaceline/protocol';
import { passWords, questionWords } from '../i18n/table-words.ts';
import type { ComponentType } from 'react';
import { pass, show } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { useSheet } from '../board/sheet.ts';
import { Hint, HintButton, SeedForMe } from '../hints/hint.tsx';
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
import { AsLastTime } from '../seeding/as-last-time.tsx';
import { CardStops, Hold } from '../stops/controls.tsx';
import { TakeBack } from '../undo/at-the-table.tsx';
import { useLoss } from '../undo/use-loss.ts';
import { useUpright } from '../parts/use-upright.ts';
import { UntilMyTurn } from './until-my-turn.tsx';
import { WholeAnswers } from './whole-answers.tsx';
import { t } from '../i18n/t.ts';

/** Questions that are asked with everything about their source already on view. */
const sourceInView = new Set<Decision['kind']>(['by hand', 'return fire', 'combat pair']);

/** Questions in which passing gives something up: it is one answer of several, and not the way on. */
const passingForgoes = new Set<Decision['kind']>(['return fire', 'combat pair', 'seed card', 'seed facility']);

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
        {names.card(card) ?? t('A card')}
      </button>
      {text && <span lang="en">{`: ${text}`}</span>}
    </p>
  );
}

/** What is asked of the reader, and every answer. */
export function Asked({ decision }: { readonly decision: Decision }) {
  const { view, names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  const { option, stacks } = useTable((state) => state.selection);
  const opportunity = view.phase === 'play' && isOpportunity(decision, view);
  const passing = passWords(decision, view, names);
  const loss = useLoss(decision);
  const active = activeOptions(decision).length;
  const alone = active === 1 && decision.kind !== 'action';
  const isWayOn = active === 0 || !passingForgoes.has(decision.kind);
  const Answers = answersOf[decision.kind] ?? Options;
  // What a turn is made of needs no question where there is little room, nor one whose answer is being made.
  const routine = decision.kind === 'action' && view.active === decision.player;
  const isUpright = useUpright();
  const isMaking = option !== undefined && !alone;
  const isPassing = passing !== '' && !isMaking;
  // Upright, an officer's word takes no row from the answers: it stands beside the question, or beside the way on.
  const hint = isUpright && !isMaking ? (isPassing && routine ? 'below' : 'above') : undefined;
  return (
    <>
      <div className="asked-head">
        <div className="asked-beside">
          <div className="asked-words">
            {opportunity ? <p className="m-0 text-sm text-theirs">{lastWords(log, names)}</p> : <Answered />}
            {/* A proposal is a question by itself. */}
            <h2
              className={`m-0 text-lg leading-snug font-semibold ${decision.kind === 'consent' ? 'sr-only' : ''}`}
              aria-live="polite"
              data-routine={routine ? (option ? 'chosen' : '') : undefined}
            >
              {questionWords(decision, view, names)}
            </h2>
          </div>
          {hint === 'above' && <HintButton decision={decision} />}
          {hint === 'above' && <SeedForMe decision={decision} />}
        </div>
        {decision.source >= 0 && !sourceInView.has(decision.kind) && <Source card={decision.source} />}
      </div>
      <Notice />
      <BattleHead />
      <WholeAnswers decision={decision.id} folds={!option && !stacks && decision.kind !== 'by hand'}>
        <AsLastTime decision={decision} />
        <Hint decision={decision} />
        {!stacks && !option && <Reports />}
        {stacks ? (
          <Stacks key={decision.id} decision={decision} />
        ) : option ? (
          <Chooser option={option} alone={alone} />
        ) : (
          <Answers decision={decision} />
        )}
        {!stacks && !option && <Forces />}
        {!isUpright && (
          <div className="flex shrink-0 flex-wrap gap-2">
            <HintButton decision={decision} />
            <SeedForMe decision={decision} />
          </div>
        )}
      </WholeAnswers>
      {isPassing ? (
        <div className="passing flex flex-wrap gap-2">
          {hint === 'below' && <HintButton decision={decision} />}
          <TakeBack />
          <button
            type="button"
            className={`btn flex-1 ${loss ? 'border-bad text-bad' : isWayOn ? 'btn-main' : ''}`}
            data-pass
            data-sure={loss ? '' : undefined}
            aria-live="polite"
            onClick={pass}
          >
            {loss ?? passing}
            <kbd className="answer-key">P</kbd>
          </button>
          {opportunity && <UntilMyTurn />}
          {opportunity && <Hold />}
          {opportunity && <CardStops decision={decision} />}
        </div>
      ) : (
        // Upright, what is being made is left by its own way back.
        !(isUpright && isMaking) && <TakeBack />
      )}
    </>
  );
}
