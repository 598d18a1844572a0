import { many, t } from '../i18n/t.ts';
import { formatWords } from '../parts/format-words.ts';
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

const wordsOf = (sought: string): readonly string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** A text cut at the words that are searched for: they are every second piece. */
export const cut = (text: string, sought: string): readonly string[] => {
  const words = wordsOf(sought).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'));
};

/** Clauses in which, with their rulings, every one of the words occurs. */
export function matching<Clause extends BookClause>(clauses: readonly Clause[], words: string): readonly Clause[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return clauses;
  return clauses.filter(({ id, title, text, rulings, list }) => {
    const ruled = rulings.map((ruling) => `${ruling.id} ${ruling.text}`).join(' ');
    const listed = (list?.cards ?? []).map((card) => `${card.name} ${card.becomes ?? ''}`).join(' ');
    const all = `${id} ${title} ${text} ${ruled} ${listed}`.toLowerCase();
    return asked.every((word) => all.includes(word));
  });
}

export const sheetIntro = ({ sheet, clauses }: FormatSheet): string =>
  clauses.length === 0
    ? t('The base game, with every card and without a sheet.')
    : `${sheet === undefined ? '' : `${sheet}. `}${many(clauses.length, '1 clause changes the base game or adds to it.', '{n} clauses change the base game or add to it.')}`;

/** A part of the rules page beside the base game. */
export interface BookSection {
  /** Its address. */
  readonly id: string;
  /** What it is called on a button. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly clauses: readonly BookClause[];
}

/** The sheets of the formats that are played, what no format of them has, and assisted tables. */
export const sectionsOf = (formats: readonly FormatSheet[], book: readonly BookClause[]): readonly BookSection[] => {
  const sheets = formats.filter(({ clauses }) => clauses.length > 0);
  const played = new Set(sheets.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  return [
    ...sheets.map((sheet) => ({
      id: `format-${sheet.id}`,
      name: formatWords(sheet.id),
      title: sheet.name,
      intro: sheetIntro(sheet),
      clauses: clausesOf(sheet, book),
    })),
    {
      id: 'enhanced-premiere',
      name: 'Enhanced Premiere',
      title: 'Enhanced Premiere',
      intro: t(
        'The boxes that Warp Speed is played from, and the cards that are only in them. These cards play so everywhere.',
      ),
      clauses: book.filter(({ id, sheet }) => sheet !== 'base' && sheet !== 'assisted' && !played.has(id)),
    },
    {
      id: 'assisted',
      name: t('Assisted tables'),
      title: t('Assisted tables'),
      intro: t('Our own clauses for tables where titles without a program are played. No sheet speaks of them.'),
      clauses: book.filter(({ sheet }) => sheet === 'assisted'),
    },
  ];
};

/** Addresses of clauses: one that stands in several sections has its own in the first, and there the plain one. */
export const anchorsOf = (sections: readonly BookSection[]): ((id: string, section: string) => string) => {
  const first = new Map(
    sections.flatMap(({ id, clauses }) => clauses.map((clause) => [clause.id, id] as const)).toReversed(),
  );
  return (id, section) => ((first.get(id) ?? section) === section ? id : `${section}-${id}`);
};
