import { useCallback, useState } from 'react';
import { rich, t } from '../i18n/t.ts';
import { loadClause } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { ClauseWords } from './clause-words.tsx';
import { Rulings } from './rulings.tsx';
import { useLoaded } from '../parts/use-loaded.ts';

/** The clause of a refusal, whose whole text opens in place. */
export function ReadMore({ clause }: { readonly clause: string }) {
  const [opened, setOpened] = useState(false);
  const load = useCallback(() => loadClause(clause), [clause]);
  const { answer, problem } = useLoaded(load, opened);
  return (
    <div className="text-sm">
      <p className="m-0 flex flex-wrap items-center gap-x-2 text-soft">
        <span>{rich('Rule {clause}', { clause: <CitedText text={clause} /> })}</span>
        <button
          type="button"
          className="btn btn-quiet min-h-9 px-2 text-sm pointer-coarse:min-h-11"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? t('Read less') : t('Read more')}
        </button>
      </p>
      {opened && !answer && !problem && <p className="m-0 text-soft">{t('Opening the rule book …')}</p>}
      {opened && problem && <p className="m-0">{`${problem.what}: ${problem.why}.`}</p>}
      {opened && answer && (
        <div className="max-h-48 overflow-y-auto rounded-md border border-edge bg-void/60 p-2.5">
          <ClauseWords clause={answer} heading="h2" />
          <Rulings rulings={answer.rulings} />
        </div>
      )}
    </div>
  );
}
