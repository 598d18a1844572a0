import { existsSync } from 'node:fs';
import { type ReplacedBans, formatById, formats, readHouseFormat, replacedTwice, withBans } from '@spaceline/formats';
import {
  type Beside,
  type Problem,
  type ReadDeck,
  checkDeck,
  counted,
  isLegal,
  namedBesides,
  problemWords,
  readBans,
  readDeck,
  sections,
  plainIn,
  unwrittenIn,
} from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { readInput } from '../files.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';

export type Format = (typeof formats)[number];

/** Which format, and which ban lists in the place of its own. */
export interface FormatOptions {
  readonly format: string;
  readonly bans?: readonly string[];
}

const largestFormat = 20_000;

/** A house format from its file. */
const houseFormat = (file: string): Format => {
  const read = readHouseFormat(readInput(file, largestFormat));
  if (read.ok) return read.format;
  throw new BadInput(read.problems.map((problem) => `${file}: ${problem}`).join('\n'));
};

/** The format of a recorded game: a house format is put together again from its clauses. */
export const formatOf = (recorded: { readonly format: string; readonly clauses: readonly string[] }): Format => {
  const format = formatById(recorded.format);
  if (format) return format;
  const read = readHouseFormat(JSON.stringify({ name: recorded.format, clauses: recorded.clauses }));
  if (read.ok) return read.format;
  throw new BadInput(`unknown format "${recorded.format}": ${read.problems.join('; ')}`);
};

const largestList = 100_000;

/** A ban list by its file. */
export const bansFile = (file: string): ReplacedBans => {
  const read = readBans(readInput(file, largestList), everyTitle());
  if (read.ok) return read.list;
  throw new BadInput(read.problems.map((problem) => `${file}: ${problem}`).join('\n'));
};

/** A format in which some ban lists are replaced by those of files; it must have their clauses. */
export const formatWith = (id: string, files: readonly string[] = []): Format => {
  const format = formatNamed(id);
  const lists = files.map(bansFile);
  const twice = replacedTwice(lists);
  if (twice !== undefined) throw new BadInput(`two of the ban lists replace ${twice}: give one of them`);
  for (const { clause } of lists)
    if (!format.clauses.some((one) => one.id === clause))
      throw new BadInput(`the ban list replaces ${clause}, which ${format.id} does not have`);
  return withBans(format, lists);
};

/** A format by its id, or a house format by its file. */
export const formatNamed = (id: string): Format => {
  const format = formatById(id);
  if (format) return format;
  if (existsSync(id)) return houseFormat(id);
  const ids = formats.map((one) => one.id).join(', ');
  throw new BadInput(`unknown format "${id}"; there are: ${ids}, and files with the clauses of a house format`);
};

const largestDeck = 1_000_000;

/** Reads a deck file; one from which nothing at all could be read is an error. */
export const deckFile = (file: string): ReadDeck => {
  const read = readDeck(readInput(file, largestDeck), everyTitle());
  if (isReadable(read)) return read;
  throw new BadInput(read.problems.map((problem) => `${file}: ${problemWords(problem)}`).join('\n'));
};

const isReadable = ({ deck, problems }: ReadDeck): boolean =>
  problems.length === 0 || sections.some((section) => deck[section].length > 0);

interface Verdict {
  readonly deck?: string;
  readonly format: string;
  readonly readable: boolean;
  readonly legal: boolean;
  readonly problems: readonly Problem[];
  /** Titles that play by their facts alone. */
  readonly plain: readonly string[];
  /** Titles that only an assisted table can play. */
  readonly unwritten: readonly string[];
  /** Side decks and cards put aside, by their names. */
  readonly besides: readonly Beside[];
}

/** A part that is kept with the list, on one line. */
const besideWords = ({ name, cards }: Beside): string => {
  const titles = [...counted(cards)].map(([title, copies]) => (copies > 1 ? `${copies}x ${title}` : title));
  return `${name} (${cards.length}): ${titles.join(', ')}`;
};

/** All of them, and where they can be played all the same. */
export const unwrittenWords = (titles: readonly string[]): string =>
  `not written yet, and played with --assisted only: ${titles.join(', ')} [A-1]`;

const verdictWords = (file: string, verdict: Verdict): string => {
  const unwritten = verdict.problems.filter(({ clause }) => clause === 'A-1');
  const lines = verdict.problems
    .filter((problem) => !unwritten.includes(problem))
    .map((problem) => `${problem.severity}: ${problemWords(problem)}`);
  const titles = unwritten.map(({ card = '', line }) => (line === undefined ? card : `${card} (line ${line})`));
  if (titles.length > 0) lines.push(`warning: ${unwrittenWords(titles)}`);
  if (verdict.plain.length > 0) lines.push(`plain, played by their facts: ${verdict.plain.join(', ')}`);
  const end = verdict.legal ? 'legal' : verdict.readable ? 'not legal' : 'unreadable';
  return [...lines, ...verdict.besides.map(besideWords), `${verdict.deck ?? file}: ${end} in ${verdict.format}`].join(
    '\n',
  );
};

/** Exit code 0: legal; 1: not legal; 2: unreadable. */
export const checkCommand = (file: string, options: JsonOption & FormatOptions): number => {
  const format = formatWith(options.format, options.bans);
  const library = everyTitle();
  const text = readInput(file, largestDeck);
  const read = readDeck(text, library);
  const readable = isReadable(read);
  const { problems } = readable ? checkDeck(text, format, library) : read;
  const verdict: Verdict = {
    ...(read.title ? { deck: read.title } : {}),
    format: format.id,
    readable,
    legal: readable && isLegal(problems),
    problems,
    plain: plainIn(read.deck, library),
    unwritten: unwrittenIn(read.deck, library),
    besides: namedBesides(read.besides, library),
  };
  if (options.json) printJson(verdict);
  else print(verdictWords(file, verdict));
  if (!readable) return 2;
  return verdict.legal ? 0 : 1;
};
