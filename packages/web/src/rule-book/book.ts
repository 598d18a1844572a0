import type { ClauseRuling, FormatClause, FormatSheet, Law } from '../net/api.ts';

/** A clause as it stands in the book: where, and with the rulings about it. */
export interface BookClause extends FormatClause {
  readonly sheet: string;
  readonly chapter: string;
  readonly section?: string;
  readonly rulings: readonly ClauseRuling[];
  /** How many tests show it. */
  readonly tests: number;
}

export const bookOf = ({ clauses, rulings }: Law): readonly BookClause[] => {
  const known = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return clauses.map((clause) => ({ ...clause, rulings: clause.rulings.flatMap((id) => known.get(id) ?? []) }));
};

/** The clauses of a format, in its own words where it has them. */
export const clausesOf = ({ clauses }: FormatSheet, book: readonly BookClause[]): readonly BookClause[] => {
  const known = new Map(book.map((clause) => [clause.id, clause]));
  return clauses.flatMap((clause) => {
    const inBook = known.get(clause.id);
    return inBook ? [{ ...inBook, ...clause }] : [];
  });
};

/** A part of a chapter with a heading of its own; chapters without parts have one without a heading. */
interface Section {
  readonly heading: string | undefined;
  readonly clauses: readonly BookClause[];
}

export interface Chapter {
  readonly name: string;
  readonly sections: readonly Section[];
}

const grouped = <Key>(clauses: readonly BookClause[], keyOf: (clause: BookClause) => Key): Map<Key, BookClause[]> => {
  const found = new Map<Key, BookClause[]>();
  for (const clause of clauses) found.set(keyOf(clause), [...(found.get(keyOf(clause)) ?? []), clause]);
  return found;
};

/** Clauses by the chapters and sections they stand in, in order. */
export const chapters = (clauses: readonly BookClause[]): readonly Chapter[] =>
  [...grouped(clauses, ({ chapter }) => chapter)].map(([name, of]) => ({
    name,
    sections: [...grouped(of, ({ section }) => section)].map(([heading, inSection]) => ({
      heading,
      clauses: inSection,
    })),
  }));

/** Clauses in which, with their rulings, every one of the words occurs. */
export function matching<Clause extends BookClause>(clauses: readonly Clause[], words: string): readonly Clause[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return clauses;
  return clauses.filter(({ id, title, text, rulings }) => {
    const ruled = rulings.map((ruling) => `${ruling.id} ${ruling.text}`).join(' ');
    const all = `${id} ${title} ${text} ${ruled}`.toLowerCase();
    return asked.every((word) => all.includes(word));
  });
}

export const sheetIntro = ({ clauses }: FormatSheet): string =>
  clauses.length === 0
    ? 'The base game, with every card and without a sheet.'
    : `${clauses.length} ${clauses.length === 1 ? 'clause changes' : 'clauses change'} the base game or add to it.`;
