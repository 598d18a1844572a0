import type { Clause, Format } from '@spaceline/engine/format';
import { contradictionIn, format } from '@spaceline/engine/format';
import { modern } from './modern.ts';
import { open } from './open.ts';
import { otfBeta } from './otf-beta.ts';
import { otf } from './otf.ts';
import { ruleOfFour } from './rule-of-four.ts';

/** House formats: clauses of the sheets put together by their ids, in a small text or JSON file. */

const bases = [open, otfBeta, otf, modern, ruleOfFour];

const clauses: ReadonlyMap<string, Clause> = new Map(bases.flatMap((f) => f.clauses).map((c) => [c.id, c]));

export type HouseFormat =
  | { readonly ok: true; readonly format: Format }
  /** Everything that is wrong, a sentence each. */
  | { readonly ok: false; readonly problems: readonly string[] };

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly over: string;
  readonly clauses: readonly string[];
  readonly without: readonly string[];
}

const limit = 20_000;

const words = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'house';

/** `{ "name": …, "over": "open", "clauses": ["R4-1.1"], "without": ["OTF-6.1"] }`. */
const fromJson = (text: string): Draft | string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the file is not valid JSON';
  }
  if (typeof value !== 'object' || value === null) return 'the format is not a JSON object';
  const {
    name = 'house',
    over = 'open',
    clauses: list = [],
    without = [],
    ...others
  } = value as Readonly<Record<string, unknown>>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `"${unknown}" is no part of a format; it has name, over, clauses and without`;
  const [added, left] = [words(list), words(without)];
  if (typeof name !== 'string' || typeof over !== 'string') return 'name and over are words';
  if (!added || !left) return 'clauses and without are lists of clause ids';
  return { id: idOf(name), name, over, clauses: added, without: left };
};

/** Lines `name: …`, `over: otf`, `without OTF-6.1`, and clause ids; `#` begins a comment. */
const fromText = (text: string): Draft | string => {
  let name = 'house';
  let over = 'open';
  const added: string[] = [];
  const without: string[] = [];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/#.*$/, '').trim();
    const [, key, said] = /^(name|over)\s*:\s*(.+)$/i.exec(line) ?? [];
    if (key?.toLowerCase() === 'name') name = said.slice(0, 80);
    else if (key) over = said;
    else if (/^without\b/i.test(line))
      without.push(
        ...line
          .slice(7)
          .split(/[\s,:]+/)
          .filter(Boolean),
      );
    else added.push(...line.split(/[\s,+]+/).filter(Boolean));
  }
  return { id: idOf(name), name, over, clauses: added, without };
};

const unknownClause = (id: string): string => `there is no clause "${id}"`;

const compose = (draft: Draft): HouseFormat => {
  const base = bases.find((f) => f.id === draft.over);
  const problems: string[] = [];
  if (!base)
    problems.push(`there is no format "${draft.over}" to build on; there are: ${bases.map((f) => f.id).join(', ')}`);
  for (const id of [...draft.clauses, ...draft.without]) if (!clauses.has(id)) problems.push(unknownClause(id));
  for (const id of draft.without)
    if (clauses.has(id) && base && !base.clauses.some((c) => c.id === id))
      problems.push(`${base.id} has no clause ${id}`);
  if (!base || problems.length > 0) return { ok: false, problems };
  const kept = base.clauses.filter((c) => !draft.without.includes(c.id) && !draft.clauses.includes(c.id));
  const all = [
    ...kept,
    ...draft.clauses.filter((id, i, list) => list.indexOf(id) === i).flatMap((id) => clauses.get(id) ?? []),
  ];
  const wrong = contradictionIn(all);
  return wrong ? { ok: false, problems: [wrong] } : { ok: true, format: format(draft.id, draft.name, all) };
};

/** Reads a house format from the text of its file. */
export const readHouseFormat = (text: string): HouseFormat => {
  if (text.length > limit) return { ok: false, problems: [`a format file has at most ${limit} characters`] };
  const draft = /^\s*\{/.test(text) ? fromJson(text) : fromText(text);
  return typeof draft === 'string' ? { ok: false, problems: [draft] } : compose(draft);
};
