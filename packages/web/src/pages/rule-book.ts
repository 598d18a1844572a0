import type { ClauseTitle, FormatSheet } from '../net/api.ts';

interface Chapter {
  readonly chapter: string;
  readonly clauses: readonly ClauseTitle[];
}

/** Clauses by the first number of their ids, in order. */
export function chapters(clauses: readonly ClauseTitle[]): readonly Chapter[] {
  const found = new Map<string, ClauseTitle[]>();
  for (const clause of clauses) {
    const chapter = /^[A-Z0-9]+-(\d+)\./.exec(clause.id)?.[1] ?? '';
    found.set(chapter, [...(found.get(chapter) ?? []), clause]);
  }
  return [...found].map(([chapter, of]) => ({ chapter, clauses: of }));
}

/** Clauses in which every one of the words occurs. */
export function matching<Clause extends ClauseTitle & { readonly text?: string }>(
  clauses: readonly Clause[],
  words: string,
): readonly Clause[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return clauses;
  return clauses.filter(({ id, title, text = '' }) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return asked.every((word) => all.includes(word));
  });
}

export const sheetIntro = ({ clauses }: FormatSheet): string =>
  clauses.length === 0
    ? 'The base game, with every card and without a sheet.'
    : `${clauses.length} ${clauses.length === 1 ? 'clause changes' : 'clauses change'} the base game or add to it.`;
