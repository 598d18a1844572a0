/** Why something may not be done. Grounds are constants, so that asking costs nothing; sentences are made on demand. */
export interface Ground {
  readonly code: string;
  readonly clause: string;
  readonly why: string;
  readonly legalIf?: string;
}

/** An expected value for people: what was tried, why it is refused, by which clause. */
export interface Refusal {
  readonly code: `refused/${string}`;
  readonly what: string;
  readonly why: string;
  readonly clause: string;
  readonly legalIf?: string;
}

const all: Ground[] = [];

export const ground = (code: string, clause: string, why: string, legalIf?: string): Ground => {
  const made: Ground = legalIf ? { code, clause, why, legalIf } : { code, clause, why };
  all.push(made);
  return made;
};

export const notAsked = ground('not-asked', 'B-12.5', 'it is not your decision now');

/** Every ground the engine can give, for the page that lists them. */
export const grounds = (): readonly Ground[] => all;

export const refuse = (what: string, because: Ground): Refusal => ({
  code: `refused/${because.code}`,
  what,
  why: because.why,
  clause: because.clause,
  ...(because.legalIf ? { legalIf: because.legalIf } : {}),
});

export const sentence = (r: Refusal): string =>
  `${r.what}: ${r.why}.${r.legalIf ? ` Legal if ${r.legalIf}.` : ''} [${r.clause}]`;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  value.code.startsWith('refused/');
