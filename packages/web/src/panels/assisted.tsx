import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect, stopCorrecting, useCorrecting } from '../board/correcting-store.ts';
import { clauseAddress } from '../parts/cited.ts';
import { Icon } from '../parts/icon.tsx';

/** The mark of an assisted table, and the way to correct it. */
export function Assisted() {
  const { view } = useBoard();
  const correcting = useCorrecting(({ draft }) => draft !== undefined);
  if (!view.assisted) return null;
  return (
    <div className="flex items-center gap-2">
      <a
        className="flex min-h-10 items-center gap-1.5 text-sm whitespace-nowrap text-assist no-underline hover:underline"
        href={clauseAddress('A-1')}
        target="_blank"
        rel="noopener"
        title="Unwritten titles are played by agreement"
      >
        <Icon name="agree" />
        <span className="max-sm:sr-only">Assisted table</span>
      </a>
      {mayCorrect() && (
        <button
          type="button"
          className={`btn min-h-10 px-3 ${correcting ? 'border-assist text-assist' : ''}`}
          aria-pressed={correcting}
          aria-label="Correct the table"
          onClick={() => (correcting ? stopCorrecting() : beginCorrecting())}
        >
          <Icon name="correct" />
          <span className="max-sm:sr-only">Correct the table …</span>
        </button>
      )}
    </div>
  );
}
