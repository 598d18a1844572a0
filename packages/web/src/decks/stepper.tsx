import { t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';

/** One more or one fewer of a card, and how many there are. */
export function Stepper({
  face,
  copies,
  onMore,
  onFewer,
}: {
  readonly face: Face;
  readonly copies: number;
  readonly onMore: () => void;
  readonly onFewer: () => void;
}) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 max-sm:gap-1">
      <button
        type="button"
        className="btn size-9 min-h-0 p-0 pointer-coarse:size-11"
        aria-label={t('One {title} fewer', { title: face.title })}
        disabled={copies === 0}
        onClick={onFewer}
      >
        −
      </button>
      <b className={`w-6 text-center tabular-nums ${copies > 0 ? 'text-ink' : 'text-soft'}`}>{copies}</b>
      <button
        type="button"
        className="btn size-9 min-h-0 p-0 pointer-coarse:size-11"
        aria-label={t('One {title} more', { title: face.title })}
        onClick={onMore}
      >
        +
      </button>
    </span>
  );
}
