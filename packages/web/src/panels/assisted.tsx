import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect, stopCorrecting, useCorrecting } from '../board/correcting-store.ts';
import { clauseAddress } from '../parts/cited.ts';
import { Icon } from '../parts/icon.tsx';
import { t } from '../i18n/t.ts';

/** The mark of an assisted table; it leads to the clause that says what that is. */
export function AssistedMark({ className }: { readonly className: string }) {
  const { view } = useBoard();
  if (!view.assisted) return null;
  return (
    <a
      className={`items-center gap-1.5 text-sm whitespace-nowrap text-assist no-underline hover:underline ${className}`}
      href={clauseAddress('A-1')}
      target="_blank"
      rel="noopener"
      title={t('Unwritten titles are played by agreement')}
    >
      <Icon name="agree" />
      {t('Assisted table')}
    </a>
  );
}

/** The way to a correction of the table. */
export function CorrectButton() {
  const correcting = useCorrecting(({ draft }) => draft !== undefined);
  const { view } = useBoard();
  if (!view.assisted || !mayCorrect()) return null;
  return (
    <button
      type="button"
      className={`btn min-h-10 px-3 max-sm:size-10 max-sm:p-0 ${correcting ? 'border-assist text-assist' : 'border-assist/60'}`}
      aria-pressed={correcting}
      disabled={view.correction !== undefined}
      aria-label={t('Correct the table')}
      onClick={() => (correcting ? stopCorrecting() : beginCorrecting())}
    >
      <Icon name="correct" />
      <span className="max-sm:sr-only">{t('Correct the table …')}</span>
    </button>
  );
}
