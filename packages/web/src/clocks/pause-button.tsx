import { sendAct, useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';

/** Stops the clocks, if the other player agrees; only where there are any. */
export function PauseButton() {
  const standing = useTable(({ table }) => table?.standing);
  if (!standing?.clocks || standing.paused || standing.waiting) return null;
  return (
    <button type="button" className="btn" onClick={() => sendAct({ act: 'ask', request: { what: 'pause' } })}>
      {t('Ask for a pause')}
    </button>
  );
}
