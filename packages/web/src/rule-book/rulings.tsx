import { t } from '../i18n/t.ts';
import type { ClauseRuling } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Marked } from './marked.tsx';

/** What was chosen where a clause leaves a gap, and why. */
export function Rulings({
  rulings,
  here = false,
}: {
  readonly rulings: readonly ClauseRuling[];
  readonly here?: boolean;
}) {
  if (rulings.length === 0) return null;
  return (
    <ul
      aria-label={t('Rulings')}
      className="m-0 mt-1.5 flex list-none flex-col gap-1 border-l-2 border-edge-strong p-0 pl-3 text-sm"
    >
      {rulings.map(({ id, text, why }) => (
        <li key={id}>
          <b className="text-ink">{id.startsWith('P') ? t('Card ruling') : t('Ruling {id}', { id })}</b>{' '}
          <span lang="en">
            <CitedText text={text} here={here} plain={Marked} />
          </span>
          {why && (
            <span className="text-soft" lang="en">
              {' '}
              <CitedText text={/[.!?]$/.test(why) ? why : `${why}.`} here={here} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
