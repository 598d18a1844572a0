/** Something a client did that cannot be answered: an expected failure with words for people. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly what: string;
  readonly why: string;

  constructor(status: number, code: string, what: string, why: string) {
    super(`${what}: ${why}.`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.what = what;
    this.why = why;
  }
}

export const unknownMatch = (id: string) =>
  new Problem(404, 'match/unknown', 'The match was not found', `there is no match ${id}`);

export const unknownClause = (id: string) =>
  new Problem(404, 'clause/unknown', 'The clause was not found', `there is no clause ${id.slice(0, 20)}`);

export const wrongToken = () =>
  new Problem(403, 'match/token', 'The seat was not taken', 'the token belongs to no seat of this match');

export const noToken = () =>
  new Problem(
    401,
    'match/no-token',
    'The choice was not made',
    'only a player may choose, and no token of a seat was shown',
  );

export const tooManyRequests = () =>
  new Problem(
    429,
    'request/too-many',
    'The request was not answered',
    'there were too many from this address; try again in a minute',
  );

export const wrongPlayer = () =>
  new Problem(
    403,
    'choice/wrong-player',
    'The choice was not made',
    'it names the other player; a seat chooses for itself only',
  );

export const overAlready = () =>
  new Problem(409, 'table/over', 'Nothing was changed at the table', 'the match is over');

/** Another row got the place in the log. */
export const tryAgain = () =>
  new Problem(409, 'table/moved-on', 'Nothing was changed at the table', 'the match went on meanwhile');

export const notYet = (has: number, since: number) =>
  new Problem(409, 'match/ahead', 'The match was not sent', `it has ${has} choices, not yet ${since}`);

/** What was stored is not all there any more. Nothing can be promised of it. */
export const damaged = (how: string) =>
  new Problem(
    500,
    'match/damaged',
    'The match cannot be opened',
    `what was stored of it is damaged: ${how}; only a backup can bring it back`,
  );

/** The rules here are not those a match was begun with: it is not computed, but nothing of it is lost. */
export class OtherRules extends Problem {
  /** In which way they differ. */
  readonly how: string;

  constructor(how: string, { isOver = false, cause }: { readonly isOver?: boolean; readonly cause?: unknown } = {}) {
    const [what, done] = isOver
      ? ['The match is shown as it was recorded', 'played']
      : ['The match cannot be played on here', 'begun'];
    super(409, 'match/other-rules', what, `it was ${done} with other rules: ${how}`);
    this.name = 'OtherRules';
    this.how = how;
    if (cause !== undefined) this.cause = cause;
  }
}
