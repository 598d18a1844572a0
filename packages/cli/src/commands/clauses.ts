import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '@spaceline/formats';
import { clauseTitles } from '@spaceline/formats/titles';
import { type JsonOption, columns, print, printJson } from '../output.ts';
import { type Scan, scan } from '../source-scan.ts';
import { checkout } from '../files.ts';
import { coveragePage } from '../coverage-page.ts';
import { symbolsOf } from '../symbols.ts';

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
const citesAny = /\b(?:B|OTF|MOD|BETA|R4|EP|WS)-\d+\.\d+\b/;
const rangePattern = /\b([A-Z0-9]+-\d+)\.(\d+)(?: to |–|-)(?:[A-Z0-9]+-\d+\.)(\d+)\b/g;

/** The ids a text cites; `B-7.2 to B-7.5` cites those between as well. */
const cited = (text: string): ReadonlySet<string> => {
  const ids = new Set<string>(text.match(idPattern) ?? []);
  for (const [, chapter, from, to] of text.matchAll(rangePattern))
    for (let n = Number(from); n <= Number(to) && n < Number(from) + 50; n++) ids.add(`${chapter}.${n}`);
  return ids;
};

const byClause = (
  items: readonly { readonly text: string; readonly label: string }[],
): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { text, label } of items)
    for (const id of cited(text)) {
      const labels = found.get(id) ?? [];
      if (!labels.includes(label)) labels.push(label);
      found.set(id, labels);
    }
  return found;
};

/** Every place in the sources that cites a clause, as `file#declaration`. */
const places = (sources: Scan['sources']): { text: string; label: string }[] =>
  sources.flatMap(({ file, text }) => {
    const names = symbolsOf(text);
    return text.split('\n').flatMap((line, at) => {
      if (!citesAny.test(line)) return [];
      return [{ text: line, label: names[at] ? `${file}#${names[at]}` : file }];
    });
  });

/** Clauses that need no code, with the reason, from rules/no-code.tsv. */
const withoutCode = (): ReadonlyMap<string, string> => {
  const root = checkout();
  const file = root && join(root, 'rules/no-code.tsv');
  if (!file || !existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean);
  return new Map(rows.map((row) => row.split('\t') as [string, string]));
};

/** Every clause of the base game and the sheets, with the code and the tests that cite it. */
export const clauseRows = ({ sources, tests }: Scan): readonly ClauseRow[] => {
  const where = byClause(places(sources));
  const tested = byClause(tests.map(({ name }) => ({ text: name, label: name })));
  const noCode = withoutCode();
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
