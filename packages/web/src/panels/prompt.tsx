import { isOpportunity } from '@spaceline/protocol';
import { Suspense, lazy } from 'react';
import { useBoard } from '../board/context.tsx';
import { useCorrecting } from '../board/correcting-store.ts';
import { useKeptFocus } from '../board/use-kept-focus.ts';
import { useTable } from '../net/store.ts';
import { actNow, coversAll, isBusy } from '../scenes/playback.ts';
import { useStage } from '../scenes/stage.ts';
import { AtTheTable, TakeBack } from '../undo/at-the-table.tsx';
import { Asked } from './asked.tsx';
import { Segments } from './segments.tsx';
import { Waiting } from './waiting.tsx';
import { t } from '../i18n/t.ts';

/** Only assisted tables need it. */
const CorrectionPanel = lazy(() => import('./corrections/panel.tsx'));

/** What is asked, by whom, and every answer; while a scene is shown, it is asked there. */
export function Prompt({ inScene = false }: { readonly inScene?: boolean }) {
  const isElsewhere = useStage(({ playback }) => coversAll(actNow(playback))) !== inScene;
  const isShowing = useStage(({ playback }) => isBusy(playback));
  const { view, isWatching } = useBoard();
  const passing = useTable((state) => state.passing);
  const table = useTable((state) => state.table);
  const decision = passing || isShowing ? undefined : table?.decisions.find(({ player }) => player === table.seat);
  const busy = table?.sent !== undefined;
  const correcting = useCorrecting(({ draft }) => draft !== undefined) && !view.correction && !table?.over;
  const edge = correcting
    ? 'prompt-correcting'
    : !decision
      ? 'prompt-waiting'
      : isOpportunity(decision, view)
        ? 'prompt-opportunity'
        : 'prompt-asked';
  const { stacks, focus } = useTable((state) => state.selection);
  const asked = decision ? `${decision.id} ${busy} ${stacks ? `${focus} ${JSON.stringify(stacks)}` : ''}` : '';
  const section = useKeptFocus(asked);
  if (isElsewhere) return null;
  return (
    <section
      ref={section}
      aria-label={isWatching ? t('What is going on') : t('Your decision')}
      data-decision={decision?.id}
      aria-busy={busy}
      inert={busy}
      className={`prompt ${edge}`}
    >
      <Segments />
      {correcting ? (
        <Suspense fallback={<p className="m-0 text-soft">{t('Opening …')}</p>}>
          <CorrectionPanel />
        </Suspense>
      ) : decision ? (
        <Asked decision={decision} />
      ) : (
        <Waiting />
      )}
      {(correcting || !decision) && <TakeBack />}
      <AtTheTable />
    </section>
  );
}
