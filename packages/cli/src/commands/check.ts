import { formatById, formats } from '@spaceline/formats';
import { type Problem, type ReadDeck, isLegal, judge, problemWords, readDeck, sections } from '@spaceline/decks';
import { readInput } from '../files.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';

export type Format = (typeof formats)[number];

export const formatNamed = (id: string): Format => {
  const format = formatById(id);
  if (format) return format;
  throw new BadInput(`unknown format "${id}"; there are: ${formats.map((one) => one.id).join(', ')}`);
};

const largestDeck = 1_000_000;

/** Reads a deck file; one from which nothing at all could be read is an error. */
export const deckFile = (file: string): ReadDeck => {
  const read = readDeck(readInput(file, largestDeck));
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
}

const verdictWords = (file: string, verdict: Verdict): string => {
  const lines = verdict.problems.map((problem) => `${problem.severity}: ${problemWords(problem)}`);
  const end = verdict.legal ? 'legal' : verdict.readable ? 'not legal' : 'unreadable';
  return [...lines, `${verdict.deck ?? file}: ${end} in ${verdict.format}`].join('\n');
};

/** Exit code 0: legal; 1: not legal; 2: unreadable. */
export const checkCommand = (file: string, options: JsonOption & { readonly format: string }): number => {
  const format = formatNamed(options.format);
  const read = readDeck(readInput(file, largestDeck));
  const readable = isReadable(read);
  const problems = readable ? [...read.problems, ...judge(read.deck, format)] : read.problems;
  const verdict: Verdict = {
    ...(read.title ? { deck: read.title } : {}),
    format: format.id,
    readable,
    legal: readable && isLegal(problems),
    problems,
  };
  if (options.json) printJson(verdict);
  else print(verdictWords(file, verdict));
  if (!readable) return 2;
  return verdict.legal ? 0 : 1;
};
