import { sendAct, useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';

/** Stops the clocks, if the other player agrees; where there is none, nobody who pauses is absent. */
export function PauseButton() {
  const table = useTable((state) => state.table);
  const isBetweenPeople = useTable(({ facts }) => facts?.players.every(({ bot }) => !bot));
  const { standing, round, over } = table ?? {};
  const isOfUse = standing?.clocks ?? round ?? isBetweenPeople;
  if (!isOfUse || over || standing?.paused || standing?.waiting) return null;
  return (
    <button type="button" className="btn" onClick={() => sendAct({ act: 'ask', request: { what: 'pause' } })}>
      {t('Ask for a pause')}
    </button>
  );
}
