import { eventWords } from '../i18n/table-words.ts';
import { useState } from 'react';
import { useBoard } from '../board/context.tsx';
import { problemOf } from '../net/api.ts';
import { useTable } from '../net/store.ts';
import type { Problem } from '../net/wire.ts';
import { loadReasons } from './api.ts';
import type { Reasons as Told } from './api.ts';
import { t } from '../i18n/t.ts';

/** After the game: why the computer did what it did, turn by turn. */
export function Reasons({ match }: { readonly match: string }) {
  const { names, them } = useBoard();
  const [told, setTold] = useState<Told['reasons']>();
  const [problem, setProblem] = useState<Problem>();
  const load = () =>
    void loadReasons(match).then(
      ({ reasons }) => setTold(reasons),
      (error: unknown) => setProblem(problemOf(error)),
    );
  const isBot = useTable((state) => state.facts?.players[them].bot ?? false);
  const who = names.opponent ?? t('the computer');
  if (!isBot) return null;
  if (problem)
    return (
      <p role="alert" className="m-0 text-sm text-bad">
        {problem.what}: {problem.why}.
      </p>
    );
  if (!told)
    return (
      <button type="button" className="btn" onClick={load}>
        {t('Why did {who} do that?', { who })}
      </button>
    );
  const own = told.filter(({ player }) => player === them);
  return (
    <section aria-label={t('Reasons')} className="max-h-[40dvh] overflow-y-auto rounded-xl bg-deep p-3 text-left">
      <ol className="m-0 flex list-none flex-col gap-2 p-0">
        {own.map(({ seq, turn, why, event }) => (
          <li key={seq} className="leading-snug">
            <span className="text-sm text-soft">{turn === 0 ? t('Seeding') : t('Turn {turn}', { turn })} </span>
            {event && <span>{eventWords(event, names)}</span>}
            <span className="block text-sm text-gold" lang="en">
              {why}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
