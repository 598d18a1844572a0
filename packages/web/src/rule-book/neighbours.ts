import { cited } from '../parts/cited.ts';
import type { BookClause } from './book.ts';

/** Where one can read on from a clause. */
export interface Neighbours {
  /** What its section names: clauses, or the first one of a chapter; what it names itself comes first. */
  readonly goesOn: readonly BookClause[];
  /** Clauses elsewhere on the same sheet that name it. */
  readonly named: readonly BookClause[];
  /** Clauses of other sheets that name it: what is otherwise in their formats. */
  readonly sheets: readonly BookClause[];
}

/** More than that is not read beside another clause. */
const most = 8;

const wordsOf = ({ text, rulings }: BookClause): string =>
  [text, ...rulings.flatMap((ruling) => [ruling.text, ruling.why ?? ''])].join(' ');

const clausesIn = (words: string): readonly string[] =>
  cited(words).flatMap((piece) => (piece.clause ? [piece.text] : []));

/** Chapters of the base game have numbers, and whoever speaks of one means all of it. */
const chaptersIn = (words: string): readonly string[] =>
  [...words.matchAll(/\bchapter (\d+)\b/g)].map(([, number]) => `B-${number}.1`);

const namedIn = (clause: BookClause): readonly string[] => {
  const words = wordsOf(clause);
  return [...clausesIn(words), ...chaptersIn(words)];
};

export function neighboursOf(clause: BookClause, book: readonly BookClause[]): Neighbours {
  const isBeside = ({ sheet, chapter, section }: BookClause): boolean =>
    sheet === clause.sheet && chapter === clause.chapter && section === clause.section;
  const elsewhere = new Map(book.flatMap((each) => (isBeside(each) ? [] : [[each.id, each] as const])));
  const known = new Map(book.map((each) => [each.id, each]));
  const own = namedIn(clause).flatMap((id) => known.get(id) ?? []);
  const around = book.filter(isBeside).flatMap((each) => namedIn(each).flatMap((id) => elsewhere.get(id) ?? []));
  const naming = book.filter((other) => other.id !== clause.id && clausesIn(wordsOf(other)).includes(clause.id));
  return {
    goesOn: [...new Set([...own, ...around])].filter(({ id }) => id !== clause.id).slice(0, most),
    named: naming.filter(({ sheet }) => sheet === clause.sheet).slice(0, most),
    sheets: naming.filter(({ sheet }) => sheet !== clause.sheet).slice(0, most),
  };
}
