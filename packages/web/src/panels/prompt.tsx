import { Suspense, lazy } from 'react';
import { useBoard } from '../board/context.tsx';
import { useCorrecting } from '../board/correcting-store.ts';
import { isOpportunity } from '../net/auto-pass.ts';
import { useTable } from '../net/store.ts';
import { Asked } from './asked.tsx';
import { Waiting } from './waiting.tsx';

/** Only assisted tables need it. */
const CorrectionPanel = lazy(() => import('./corrections/panel.tsx'));

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
