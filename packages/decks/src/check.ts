import { advise } from './advice.ts';
import { type Problem, sections } from './deck.ts';
import { type JudgedFormat, judge } from './judge.ts';
import { type Library, written } from './library.ts';
import { type ReadDeck, readLines } from './read.ts';

/** Reads and judges a deck list at once: all problems, those of a card with the line that names it. */
export const checkDeck = (source: unknown, format: JudgedFormat, library: Library = written): ReadDeck => {
  const { lines, problems, ...read } = readLines(source, library);
  const atLine = (problem: Problem): Problem => {
    const { card, section } = problem;
    if (card === undefined) return problem;
    const parts = section ? [section] : sections;
    const linesOf = (name: string): readonly number[] => parts.flatMap((part) => lines[part].get(name) ?? []);
    const titled = linesOf(card);
    // A name that tells it from other cards of its title is no title.
    const named = titled.length > 0 ? titled : linesOf(library.find(card)?.id ?? card);
    return named.length === 0 ? problem : { ...problem, line: Math.min(...named) };
  };
  const ruled = [...judge(read.deck, format, library), ...advise(read.deck, library)];
  return { ...read, problems: [...problems, ...ruled.map(atLine)] };
};
