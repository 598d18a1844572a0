import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Seat } from '../net/sealed.ts';
import { loadSealed } from '../net/sealed.ts';
import type { Problem, SealedState } from '../net/wire.ts';

export interface Session {
  readonly state: SealedState | undefined;
  readonly problem: Problem | undefined;
  /** What the server has answered to something else. */
  readonly hear: (state: SealedState) => void;
  readonly refresh: () => void;
  /** Does something and tells why it failed, if it did. */
  readonly attempt: (deed: () => Promise<void>) => void;
}

/** Where a session stands; asked again whenever the page comes back into sight. */
export function useSealed(seat: Seat): Session {
  const [state, setState] = useState<SealedState>();
  const [problem, setProblem] = useState<Problem>();
  const attempt = useCallback((deed: () => Promise<void>) => {
    deed().then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  const refresh = useCallback(() => attempt(async () => setState(await loadSealed(seat))), [seat, attempt]);
  useEffect(() => {
    refresh();
    const seen = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', refresh);
    };
  }, [refresh]);
  return { state, problem, hear: setState, refresh, attempt };
}
