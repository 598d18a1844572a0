import { clausesOf } from '@spaceline/engine';
import { dismissNotice } from '../board/actions.ts';
import { useTable } from '../net/store.ts';
import { LinkedEnglish } from '../glossary/linked.tsx';
import { CitedText } from '../parts/cited-text.tsx';
import { Icon } from '../parts/icon.tsx';
import { ReadMore } from '../rule-book/read-more.tsx';
import { rich, t } from '../i18n/t.ts';

/** Refusals name the seat; whoever reads one sits on it. */
const toReader = (what: string): string => what.replace(/^P[12] /, 'You ');

const sentenceOf = (what: string, why: string): string => `${what}: ${why}${/[.!?]$/.test(why) ? '' : '.'}`;

/** Why the last answer was not accepted. */
export function Notice() {
  const table = useTable((state) => state.table);
  const { refusal, problem } = table ?? {};
  if (!refusal && !problem) return null;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-lg border border-bad/70 bg-bad/10 p-2.5">
      <span className="pt-0.5 text-bad">
        <Icon name="alert" />
      </span>
      <div className="min-w-0 flex-1">
        {refusal && (
          <>
            <p className="m-0" lang="en">
              <CitedText text={sentenceOf(toReader(refusal.what), refusal.why)} plain={LinkedEnglish} />
            </p>
            {refusal.legalIf && (
              <p className="m-0 text-soft">
                {rich('It would be legal if {legalIf}.', { legalIf: <span lang="en">{refusal.legalIf}</span> })}
              </p>
            )}
            {clausesOf(refusal).map((clause) => (
              <ReadMore key={clause} clause={clause} />
            ))}
          </>
        )}
        {problem && (
          <>
            <p className="m-0" lang="en">
              {sentenceOf(problem.what, problem.why)}
            </p>
            <p className="m-0 text-sm text-soft">{problem.code}</p>
          </>
        )}
      </div>
      <button
        type="button"
        className="btn btn-quiet size-10 min-h-10 p-0"
        aria-label={t('Dismiss')}
        onClick={dismissNotice}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
