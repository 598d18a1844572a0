import generated from './clauses.generated.json' with { type: 'json' };

/** The law: every clause of the base game, of the sheets and of assisted tables, from `rules/*.md`. */

export interface LawClause {
  readonly id: string;
  /** `base`, `assisted`, or the format whose sheet it is from. */
  readonly sheet: string;
  readonly chapter: string;
  readonly section?: string;
  readonly title: string;
  readonly text: string;
  /** Ids of the rulings about it. */
  readonly rulings: readonly string[];
}

/** What we chose where the rules are silent or disagree. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
  readonly why?: string;
}

export const clauses: readonly LawClause[] = generated.clauses;
export const rulings: readonly Ruling[] = generated.rulings;

const clauseIndex = new Map(clauses.map((clause) => [clause.id, clause]));
const rulingIndex = new Map(rulings.map((ruling) => [ruling.id, ruling]));

/** A clause by its id, in whatever case it is written. */
export const clauseById = (id: string): LawClause | undefined => clauseIndex.get(id.toUpperCase());

export const rulingsOn = ({ rulings: ids }: LawClause): readonly Ruling[] =>
  ids.flatMap((id) => rulingIndex.get(id) ?? []);
