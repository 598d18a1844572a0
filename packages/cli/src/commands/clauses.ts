import { formats } from '@spaceline/formats';
import { type LawClause, type Ruling, clauseById, clauses, rulingsOn } from '@spaceline/formats/law';
import { clauseText } from '../clause-text.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';
import { type Scan, scan } from '../source-scan.ts';
import { coveragePage } from '../coverage-page.ts';
import { type Place, implementations, rulesTable } from '../implemented.ts';

export interface ClauseRow {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly rulings: readonly Ruling[];
  /** Formats in which it holds. */
  readonly formats: readonly string[];
  /** Where it is implemented: file and declaration. */
  readonly where: readonly string[];
  readonly tests: readonly string[];
  /** Why it needs no code of its own. */
  readonly noCode?: string;
}

const idPattern = /\b(?:(?:B|OTF|MOD|BETA|R4|EP|WS)-\d+\.\d+|A-\d(?:\.\d+)?)\b/g;
const rangePattern = /\b([A-Z0-9]+-\d+)\.(\d+)(?: to |–|-)(?:[A-Z0-9]+-\d+\.)(\d+)\b/g;

/** The ids a text cites; `B-7.2 to B-7.5` cites those between as well. */
const cited = (text: string): ReadonlySet<string> => {
  const ids = new Set<string>(text.match(idPattern) ?? []);
  for (const [, chapter, from, to] of text.matchAll(rangePattern))
    for (let n = Number(from); n <= Number(to) && n < Number(from) + 50; n++) ids.add(`${chapter}.${n}`);
  return ids;
};

const byClause = (places: readonly Place[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { clause, where } of places) {
    const known = found.get(clause) ?? [];
    if (!known.includes(where)) known.push(where);
    found.set(clause, known);
  }
  return found;
};

/** Where it holds: everywhere if it is of the base game; otherwise in the formats that have it. */
const formatsWith = ({ id, sheet }: LawClause): readonly string[] => {
  if (sheet === 'base' || sheet === 'assisted') return formats.map((format) => format.id);
  const inFormats = formats.filter((format) => format.clauses.some((clause) => clause.id === id));
  return inFormats.length > 0 ? inFormats.map((format) => format.id) : [sheet];
};

/** Every clause of the base game, the sheets and assisted tables, with the code and the tests that cite it. */
export const clauseRows = ({ sources, tests }: Scan): readonly ClauseRow[] => {
  const where = byClause(implementations(sources));
  const tested = byClause(tests.flatMap(({ name }) => [...cited(name)].map((clause) => ({ clause, where: name }))));
  const noCode = new Map(rulesTable('no-code.tsv').map(([id, reason]) => [id, reason]));
  return clauses.map((clause) => {
    const { id, chapter, title, text } = clause;
    const reason = noCode.get(id);
    return {
      id,
      chapter,
      title,
      text,
      rulings: rulingsOn(clause),
      formats: formatsWith(clause),
      where: where.get(id) ?? [],
      tests: tested.get(id) ?? [],
      ...(reason ? { noCode: reason } : {}),
    };
  });
};

/** Clauses by an id, by a chapter (`B-12`, `OTF-7`), or by words that all occur in them. */
const chosen = (words: readonly string[]): readonly LawClause[] => {
  const asked = words.map((word) => word.toLowerCase());
  const [only = ''] = asked;
  const one = asked.length === 1 ? clauseById(only) : undefined;
  if (one) return [one];
  const ofChapter = clauses.filter(({ id }) => asked.length === 1 && id.toLowerCase().startsWith(`${only}.`));
  if (ofChapter.length > 0) return ofChapter;
  return clauses.filter(({ id, chapter, title, text }) => {
    const all = `${id} ${chapter} ${title} ${text}`.toLowerCase();
    return asked.every((word) => all.includes(word));
  });
};

const list = (heading: string, items: readonly string[]): readonly string[] =>
  items.length > 0 ? [`  ${heading}`, ...items.map((item) => `    ${item}`)] : [];

/** One clause wholly: its text, its rulings, where it is carried out and the tests that show it. */
const wholly = (clause: LawClause, row: ClauseRow): string =>
  [
    clause.chapter,
    clauseText(clause),
    `  Formats: ${row.formats.join(', ')}`,
    ...(row.noCode ? [`  Needs no code: ${row.noCode}`] : list('Carried out by', row.where)),
    ...list('Shown by', row.tests),
  ].join('\n');

const inShort = (row: ClauseRow): string =>
  `    ${row.where.length === 1 ? '1 place' : `${row.where.length} places`}, ${row.tests.length === 1 ? '1 test' : `${row.tests.length} tests`}`;

export const clausesCommand = (words: readonly string[], options: JsonOption & { readonly page?: boolean }): void => {
  const found = chosen(words);
  if (found.length === 0) throw new BadInput(`no clause says "${words.join(' ')}"`);
  const rows = new Map(clauseRows(scan()).map((row) => [row.id, row]));
  const of = (clause: LawClause): ClauseRow[] => [rows.get(clause.id) ?? []].flat();
  if (options.page) print(coveragePage([...rows.values()]).trimEnd());
  else if (options.json) printJson(found.flatMap(of));
  else if (found.length === 1) print(found.flatMap((clause) => of(clause).map((row) => wholly(clause, row))).join(''));
  else {
    const chapters = [...new Set(found.map(({ chapter }) => chapter))];
    const told = chapters.map((chapter) =>
      [
        chapter,
        ...found
          .filter((clause) => clause.chapter === chapter)
          .flatMap((clause) => of(clause).map((row) => `${clauseText(clause)}\n${inShort(row)}`)),
      ].join('\n\n'),
    );
    print(told.join('\n\n'));
  }
};
