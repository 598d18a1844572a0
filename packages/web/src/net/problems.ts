import type { Problem } from './wire.ts';
import { t } from '../i18n/t.ts';

/** The server's answer was a problem, or there was none. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.what}: ${problem.why}`);
    this.problem = problem;
  }
}

/** Whatever went wrong, in words. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? error.problem
    : {
        code: 'page/failed',
        what: t('Something went wrong'),
        why: error instanceof Error ? error.message : String(error),
      };

const noAnswer = 'net/unreachable';

/** No server answered: it is away, or the network is. */
export const unreachable = (): ApiError =>
  new ApiError({
    code: noAnswer,
    what: t('The server does not answer'),
    why: t('check your connection and try again'),
  });

export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.problem.code === noAnswer;
