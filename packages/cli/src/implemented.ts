import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './files.ts';
import type { Source } from './source-scan.ts';
import { declarationsOf, symbolsOf } from './symbols.ts';

/**
 * Where a clause is carried out. Three things count: a refusal that gives it as its ground, a clause of a format, and a
 * declaration that `rules/code.tsv` names. A comment does not: it can say anything.
 */

/** Rooms that carry rules out; the others only speak about them. */
const rooms = ['engine', 'language', 'cards', 'decks', 'formats'];

const comment = /^\s*(?:\/\*|\*|\/\/)/;
const literal = /(['"`])((?:B|OTF|MOD|BETA|R4|EP|WS|A)-\d+(?:\.\d+)?)\1/g;

export interface Place {
  readonly clause: string;
  /** `file#declaration`. */
  readonly where: string;
}

const roomOf = (file: string): string => file.split('/')[1] ?? '';

/** Every place that gives a clause by name: grounds, and the clauses of formats. */
const grounds = ({ file, text }: Source): readonly Place[] => {
  const names = symbolsOf(text);
  return text.split('\n').flatMap((line, at) => {
    if (comment.test(line)) return [];
    return [...line.matchAll(literal)].map((match) => ({
      clause: match[2] ?? '',
      where: names[at] ? `${file}#${names[at]}` : file,
    }));
  });
};

/** The lines of a table of rules/ without its heading; outside of a checkout there are none. */
export const rulesTable = (name: string): readonly (readonly string[])[] => {
  const root = checkout();
  const file = root && join(root, 'rules', name);
  if (!file || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split('\t'));
};

/** Files by the declarations of a room. Of several that are called the same the exported ones are meant. */
const declaredIn = (sources: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const all = sources.flatMap(({ file, text }) =>
    declarationsOf(text).map(({ name, exported }) => ({ key: `${roomOf(file)}\t${name}`, file, exported })),
  );
  const exported = new Set(all.filter((each) => each.exported).map(({ key }) => key));
  const files = new Map<string, string[]>();
  for (const each of all)
    if (each.exported || !exported.has(each.key)) files.set(each.key, [...(files.get(each.key) ?? []), each.file]);
  return files;
};

/** All places of all clauses, those of rules/code.tsv first. */
export const implementations = (all: readonly Source[]): readonly Place[] => {
  const sources = all.filter(({ file }) => rooms.includes(roomOf(file)));
  const files = declaredIn(sources);
  const named = rulesTable('code.tsv').flatMap(([clause = '', room, symbol]) =>
    (files.get(`${room}\t${symbol}`) ?? []).map((file) => ({ clause, where: `${file}#${symbol}` })),
  );
  return [...named, ...sources.flatMap(grounds)];
};
