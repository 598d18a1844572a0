import { useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';

export interface Deed {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  /** Does something and tells why it failed, if it did. */
  readonly attempt: (deed: () => Promise<unknown>) => void;
}

/** Something that is asked of the server: under way, or why it was not done. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const attempt = (deed: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    deed()
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, problem, attempt };
}
