import { useEffect, useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';

/** What a question to the server was answered with, or why not; asked as soon as it is wanted. */
export function useLoaded<Answer>(
  load: () => Promise<Answer>,
  wanted = true,
): { readonly answer: Answer | undefined; readonly problem: Problem | undefined } {
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (wanted) load().then(setAnswer, (error: unknown) => setProblem(problemOf(error)));
  }, [load, wanted]);
  return { answer, problem };
}
