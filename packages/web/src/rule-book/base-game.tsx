import { useMemo } from 'react';
import { t } from '../i18n/t.ts';
import { loadLaw } from '../net/api.ts';
import { bookOf } from './book.ts';
import { BookChapters } from './book-chapters.tsx';
import { useLoaded } from '../parts/use-loaded.ts';

/** The whole base game, for a format that is nothing else. */
export function BaseGame() {
  const { answer, problem } = useLoaded(loadLaw);
  const base = useMemo(() => (answer ? bookOf(answer).filter(({ sheet }) => sheet === 'base') : []), [answer]);
  if (problem) return <p className="m-0">{`${problem.what}: ${problem.why}.`}</p>;
  if (!answer) return <p className="m-0 text-soft">{t('Opening the rule book …')}</p>;
  return <BookChapters clauses={base} open={false} />;
}
