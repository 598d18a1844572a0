import { clausesOf } from './sections.ts';

/** What the file of a house format says, before anybody looks whether it holds together. */
export interface HouseDraft {
  readonly name: string;
  /** The format to begin with. */
  readonly over: string;
  /** Clauses that hold as well. */
  readonly clauses: readonly string[];
  /** Clauses of the format to begin with that do not hold. */
  readonly without: readonly string[];
}

/** Characters of the file. */
export const houseFormatLimit = 20_000;

const unnamed = 'house';

/** Whoever wants the base game and nothing else says `over: open`; an empty file is rather a mistake. */
const namesNothing = 'it names no clause and no format to build on';

const words = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

/** `{ "name": …, "over": "open", "clauses": [ids], "without": [ids] }`. */
const fromJson = (text: string): HouseDraft | string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the file is not valid JSON';
  }
  if (typeof value !== 'object' || value === null) return 'the format is not a JSON object';
  const {
    name = unnamed,
    over = 'open',
    clauses = [],
    without = [],
    ...others
  } = value as Readonly<Record<string, unknown>>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `"${unknown}" is no part of a format; it has name, over, clauses and without`;
  const [added, left] = [words(clauses), words(without)];
  if (typeof name !== 'string' || typeof over !== 'string') return 'name and over are words';
  if (['over', 'clauses', 'without'].every((key) => !Object.hasOwn(value, key))) return namesNothing;
  if (!added || !left) return 'clauses and without are lists of clause ids';
  return { name: name.trim() || unnamed, over, clauses: added, without: left };
};

/** Lines `name: …`, `over: …`, `without ids`, and clause ids; `#` begins a comment. */
const fromText = (text: string): HouseDraft | string => {
  let name = unnamed;
  let over: string | undefined;
  const added: string[] = [];
  const without: string[] = [];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/#.*$/s, '').trim();
    const [, key, said = ''] = /^(name|over)\s*:\s*(.+)$/is.exec(line) ?? [];
    if (key?.toLowerCase() === 'name') name = said;
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
  if (over === undefined && added.length + without.length === 0) return namesNothing;
  return { name, over: over ?? 'open', clauses: added, without };
};

/** Reads the file of a house format, or says why it is none; sections of a sheet are read as their clauses. */
export const readHouseDraft = (text: string): HouseDraft | string => {
  if (text.length > houseFormatLimit) return `a format file has at most ${houseFormatLimit} characters`;
  const draft = /^\s*\{/.test(text) ? fromJson(text) : fromText(text);
  if (typeof draft === 'string') return draft;
  return { ...draft, clauses: draft.clauses.flatMap(clausesOf), without: draft.without.flatMap(clausesOf) };
};

/** The same format under another name; what is none stays as it is. */
export const renamedHouse = (text: string, name: string): string => {
  const draft = readHouseDraft(text);
  return typeof draft === 'string' ? text : writeHouseDraft({ ...draft, name });
};

/** The file of a house format, to be read again by `readHouseDraft`. */
export const writeHouseDraft = ({ name, over, clauses, without }: HouseDraft): string => {
  // A text would take the rest of such a name for a comment.
  if (name.includes('#')) return `${JSON.stringify({ name, over, clauses, without }, undefined, 2)}\n`;
  const lines = [
    ...(name.trim() === '' ? [] : [`name: ${name}`]),
    `over: ${over}`,
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
    ...(clauses.length > 0 ? [clauses.join(', ')] : []),
  ];
  return `${lines.join('\n')}\n`;
};
