import { formats } from '@spaceline/formats';
import { clauseTitles } from '@spaceline/formats/titles';
import { type JsonOption, columns, print, printJson } from '../output.ts';
import { type Scan, scan } from '../source-scan.ts';
import { coveragePage } from '../coverage-page.ts';
import { type Place, implementations, rulesTable } from '../implemented.ts';

export interface ClauseRow {
  readonly id: string;
  readonly title: string;
  /** Formats in which it holds. */
  readonly formats: readonly string[];
  /** Where it is implemented: file and declaration. */
  readonly where: readonly string[];
  readonly tests: readonly string[];
  /** Why it needs no code of its own. */
  readonly noCode?: string;
}

const idPattern = /\b(?:B|OTF|MOD|BETA|R4|EP|WS)-\d+\.\d+\b/g;
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

/** Every clause of the base game and the sheets, with the code and the tests that cite it. */
export const clauseRows = ({ sources, tests }: Scan): readonly ClauseRow[] => {
  const where = byClause(implementations(sources));
  const tested = byClause(tests.flatMap(({ name }) => [...cited(name)].map((clause) => ({ clause, where: name }))));
  const noCode = new Map(rulesTable('no-code.tsv').map(([id, reason]) => [id, reason]));
  const holds = (id: string, sheet: string): readonly string[] => {
    if (sheet === 'base') return formats.map((format) => format.id);
    const inFormats = formats.filter((format) => format.clauses.some((clause) => clause.id === id));
    return inFormats.length ? inFormats.map((format) => format.id) : [sheet];
  };
  return clauseTitles.map(({ id, title, sheet }) => {
    const reason = noCode.get(id);
    return {
      id,
      title,
      formats: holds(id, sheet),
      where: where.get(id) ?? [],
      tests: tested.get(id) ?? [],
      ...(reason ? { noCode: reason } : {}),
    };
  });
};

export const clausesCommand = (options: JsonOption & { readonly page?: boolean }): void => {
  const rows = clauseRows(scan());
  if (options.page) print(coveragePage(rows).trimEnd());
  else if (options.json) printJson(rows);
  else print(columns(rows.map((row) => [row.id, `${row.where.length} files`, `${row.tests.length} tests`, row.title])));
};
