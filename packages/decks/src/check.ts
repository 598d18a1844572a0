import { advise } from './advice.ts';
import { type Problem, type Section, sections } from './deck.ts';
import type { CardLines } from './gather.ts';
import { type JudgedFormat, judge } from './judge.ts';
import { type Library, written } from './library.ts';
import { type ReadDeck, readLines } from './read.ts';

/** The first line of some parts that names a card so. */
const firstLine = (name: string, parts: readonly Section[], lines: CardLines): number | undefined => {
  let first: number | undefined;
  for (const part of parts) {
    const line = lines[part].get(name);
    if (line !== undefined && (first === undefined || line < first)) first = line;
  }
  return first;
};

/** Reads and judges a deck list at once: all problems, those of a card with the line that names it. */
export const checkDeck = (source: unknown, format: JudgedFormat, library: Library = written): ReadDeck => {
  const { lines, besideLines, problems, ...read } = readLines(source, library);
  const atLine = (problem: Problem): Problem => {
    const { card, section } = problem;
    if (card === undefined) return problem;
    const parts = section ? [section] : sections;
    // A name that tells it from other cards of its title is no title.
    const id = library.find(card)?.id ?? card;
    const line =
      firstLine(card, parts, lines) ?? firstLine(id, parts, lines) ?? besideLines.get(card) ?? besideLines.get(id);
    return line === undefined ? problem : { ...problem, line };
  };
  const ruled = [...judge(read.deck, format, library, read.besides), ...advise(read.deck, library)];
  return { ...read, problems: [...problems, ...ruled.map(atLine)] };
};
