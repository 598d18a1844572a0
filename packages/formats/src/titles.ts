import generated from './clauses.generated.json' with { type: 'json' };

export { type AssistedClause, assistedClauses } from './assisted.ts';

/** A clause by its id, with its first words: those of the base game, and of every sheet. */
export interface ClauseTitle {
  readonly id: string;
  readonly title: string;
  /** `base`, or the format whose sheet it is from. */
  readonly sheet: string;
}

export const clauseTitles: readonly ClauseTitle[] = generated;
