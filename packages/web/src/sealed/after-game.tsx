import { useCallback } from 'react';
import { t } from '../i18n/t.ts';
import type { Seat } from '../net/sealed.ts';
import { loadSealed } from '../net/sealed.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { boxAddress } from './play.ts';
import { Seeds } from './seeds.tsx';

/** Below the result of a sealed game: what shows that both boxes were fair. */
export default function AfterGame({ sealed, token }: Seat) {
  const load = useCallback(() => loadSealed({ sealed, token }), [sealed, token]);
  const { answer, problem } = useLoaded(load);
  if (problem) return <p className="m-0 text-sm text-soft">{`${problem.what}: ${problem.why}.`}</p>;
  if (!answer) return null;
  return (
    <details className="rounded-xl border border-edge p-3 text-left">
      <summary className="min-h-11 content-center font-semibold">{t('Both boxes, and how to check them')}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <Seeds state={answer} />
        <a className="btn no-underline" href={boxAddress(sealed)}>
          {t('Box, pool and deck as lists')}
        </a>
      </div>
    </details>
  );
}
