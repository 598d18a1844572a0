import { reportOn } from '@spaceline/protocol';
import { waitingWords } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import { BattleHead, Forces } from './battle.tsx';
import { Answered, lastWords } from './news.tsx';
import { ClaimButton } from '../clocks/claim-button.tsx';
import { Hold } from '../stops/controls.tsx';
import { Notice } from './notice.tsx';
import { Proposed } from './proposal.tsx';
import { Reports } from './reports.tsx';
import { UntilMyTurn } from './until-my-turn.tsx';

/** What is shown to whoever is not asked. */
export function Waiting() {
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
      {view.phase !== 'over' && !reportOn(view, log) && (
        <p className="m-0 text-soft lg:hidden">{lastWords(log, names)}</p>
      )}
      <BattleHead />
      <Reports />
      <Forces />
      <UntilMyTurn />
      <Hold />
      <ClaimButton />
    </div>
  );
}
