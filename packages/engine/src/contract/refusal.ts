/** Why something may not be done. Grounds are constants, so that asking costs nothing; sentences are made on demand. */
export interface Ground {
  readonly code: string;
  readonly clause: string;
  readonly why: string;
  readonly legalIf?: string;
  /** Clauses that the first one carries out or makes more exact. */
  readonly also?: readonly string[];
}

/** An expected value for people: what was tried, why it is refused, by which clause. */
export interface Refusal {
  readonly code: `refused/${string}`;
  readonly what: string;
  readonly why: string;
  readonly clause: string;
  readonly legalIf?: string;
  readonly also?: readonly string[];
}

const all: Ground[] = [];

/** `clauses`: the one that says it most exactly, and after it those it falls under. */
export const ground = (
  code: string,
  clauses: string | readonly [string, ...string[]],
  why: string,
  legalIf?: string,
): Ground => {
  const [clause, ...also] = typeof clauses === 'string' ? [clauses] : clauses;
  const made: Ground = {
    code,
    clause,
    why,
    ...(legalIf ? { legalIf } : {}),
    ...(also.length > 0 ? { also } : {}),
  };
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
  ...(because.also ? { also: because.also } : {}),
});

/** Every clause that is given for it, the most exact one first. */
export const clausesOf = ({ clause, also = [] }: Pick<Refusal, 'clause' | 'also'>): readonly string[] => [
  clause,
  ...also,
];

export const sentence = (r: Refusal): string =>
  `${r.what}: ${r.why}.${r.legalIf ? ` Legal if ${r.legalIf}.` : ''} [${clausesOf(r).join(', ')}]`;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  value.code.startsWith('refused/');
