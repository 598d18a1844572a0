import { setUntilMyTurn } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import { t } from '../i18n/t.ts';

/** The opponent's turn need not be watched opportunity by opportunity. */
export function UntilMyTurn() {
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
      {untilMyTurn ? t('Passing until my turn') : t('Pass until my turn')}
    </button>
  );
}
