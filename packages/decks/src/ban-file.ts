import { type BanList, type ReplacedBans, banClauses } from '@spaceline/formats';
import type { Entry } from './entry.ts';
import type { Library } from './library.ts';
import { nameIn } from './names.ts';
import { recognise } from './recognise.ts';
import { didYouMean } from './titles.ts';

/** A ban list as a file: what it replaces, its name, date and source, then a card on each line (F-31). */

export type ReadBans =
  | { readonly ok: true; readonly list: ReplacedBans }
  /** Everything that is wrong, a sentence each. */
  | { readonly ok: false; readonly problems: readonly string[] };

const fields = ['replaces', 'name', 'date', 'source'] as const;
type Field = (typeof fields)[number];

/** As much as a message or a clause may show. */
const longest = 120;
const mostLines = 2_000;

const field = new RegExp(`^(${fields.join('|')})\\s*:\\s*(.*)$`, 'i');
const isField = (word: string): word is Field => fields.some((one) => one === word);

type Banned = BanList['cards'][number];

const bannedOf = ({ title, edition, version }: Entry): Banned => ({
  title,
  ...(edition === 2 ? { edition } : {}),
  ...(version === undefined ? {} : { subtitle: version }),
});

interface Draft {
  readonly said: Partial<Record<Field, string>>;
  readonly cards: Map<string, Banned>;
  readonly problems: string[];
}

const readCard = (words: string, line: number, library: Library, into: Draft): void => {
  const { entry, candidates, ignored, title = words } = recognise(words, library);
  const tell = (what: string): unknown => into.problems.push(`line ${line}: "${words.slice(0, longest)}" ${what}`);
  if (candidates) tell(`may mean several cards: ${candidates.map((one) => nameIn(one, library)).join(', ')}`);
  else if (!entry) tell(`is not a card of the catalogue. ${didYouMean(title, library)}`);
  else if (ignored !== undefined) tell(`means ${nameIn(entry, library)}, but "${ignored}" tells nothing about it`);
  else if (into.cards.has(entry.id)) tell('is there twice');
  else into.cards.set(entry.id, bannedOf(entry));
};

const readField = (name: string, value: string, line: number, into: Draft): void => {
  const key = name.toLowerCase();
  if (!isField(key)) return;
  if (into.said[key] !== undefined) into.problems.push(`line ${line}: "${key}" is there twice`);
  else if (value === '' || value.length > longest)
    into.problems.push(`line ${line}: "${key}" has 1 to ${longest} characters`);
  else into.said[key] = value;
};

const readLine = (raw: string, line: number, library: Library, into: Draft): void => {
  const words = raw.replace(/(^|\s)#(\s.*)?$/, '').trim();
  if (words === '') return;
  const [, name, value = ''] = field.exec(words) ?? [];
  if (name === undefined) readCard(words, line, library, into);
  else readField(name, value.trim(), line, into);
};

const clauseNamed = (replaces: string | undefined, problems: string[]): string => {
  const known = replaces?.toUpperCase() ?? '';
  if (!banClauses.includes(known) && replaces !== undefined)
    problems.push(`"${replaces}" has no ban list; there are: ${banClauses.join(', ')}`);
  return known;
};

/** Reads a ban list, or says everything that is wrong with it. */
export const readBans = (text: string, library: Library): ReadBans => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  if (lines.length > mostLines) return { ok: false, problems: [`it has more than ${mostLines} lines`] };
  const draft: Draft = { said: {}, cards: new Map(), problems: [] };
  lines.forEach((line, i) => readLine(line, i + 1, library, draft));
  const { said, cards, problems } = draft;
  for (const one of fields)
    if (said[one] === undefined) problems.push(`it does not say "${one}:", for example ${examples[one]}`);
  const clause = clauseNamed(said.replaces, problems);
  if (cards.size === 0) problems.push('it names no card');
  const { name, date, source } = said;
  if (problems.length > 0 || name === undefined || date === undefined || source === undefined)
    return { ok: false, problems };
  return { ok: true, list: { clause, bans: { name, date, source, cards: [...cards.values()] } } };
};

const examples: Readonly<Record<Field, string>> = {
  replaces: '"replaces: MOD-6.1"',
  name: '"name: Modern ban list"',
  date: '"date: 2027-01"',
  source: '"source: our league"',
};
